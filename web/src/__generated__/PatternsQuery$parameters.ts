/**
 * @generated SignedSource<<6a1c630b910e99c6c3b61bd9f48f88ac>>
 * @relayHash 70974b68734f483e885f5a50232916b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f51114348ca47279529642b9a4b94cf3bc791bf93dd64bc92b594c1d8acb5b2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PatternsQuery } from './PatternsQuery.graphql';

const node: PreloadableConcreteRequest<PatternsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f51114348ca47279529642b9a4b94cf3bc791bf93dd64bc92b594c1d8acb5b2",
    "metadata": {},
    "name": "PatternsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
