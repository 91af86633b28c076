/**
 * @generated SignedSource<<023315a29c6fc5ee07291472d8d732e8>>
 * @relayHash 983345cf4803bb27fdd04fd4e92f5051
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69a7f2d46d2fc04bd7a420ccaeddeeb9b8b23984bbbdd71bf26df8540d8f9e6b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SubscriptionQuery } from './SubscriptionQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69a7f2d46d2fc04bd7a420ccaeddeeb9b8b23984bbbdd71bf26df8540d8f9e6b",
    "metadata": {},
    "name": "SubscriptionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
