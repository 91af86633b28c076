/**
 * @generated SignedSource<<e4bf4daf6fdc4b191cdd1e4c22dc9f94>>
 * @relayHash 4d6c80f56aa4ae3eb30e9d66808f6780
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ddda192f196d4cd5df9dcbed1e17f9ee85ac853a153be6b008c7460bee6249e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SubscriptionQuery } from './SubscriptionQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ddda192f196d4cd5df9dcbed1e17f9ee85ac853a153be6b008c7460bee6249e",
    "metadata": {},
    "name": "SubscriptionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
