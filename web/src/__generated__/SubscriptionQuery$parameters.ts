/**
 * @generated SignedSource<<30a9ad613b6f91d6f86c61c8d7e2a048>>
 * @relayHash 5c4e02059b05a83c098de0dbfb50ebcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 928aa27f570127bb7bb54df3b9427e9f17a7c3398a642082511f6ddcd0e0c056

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SubscriptionQuery } from './SubscriptionQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "928aa27f570127bb7bb54df3b9427e9f17a7c3398a642082511f6ddcd0e0c056",
    "metadata": {},
    "name": "SubscriptionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
