/**
 * @generated SignedSource<<744e47c99120bed652824747e70cdc36>>
 * @relayHash 4078952a992d2df803f6ac944f18aa59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77060c303340f6fbdfa3ffc1661e35e73e507941309df386c2e5e33cdf712fdd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingQuery } from './BillingQuery.graphql';

const node: PreloadableConcreteRequest<BillingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77060c303340f6fbdfa3ffc1661e35e73e507941309df386c2e5e33cdf712fdd",
    "metadata": {},
    "name": "BillingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
