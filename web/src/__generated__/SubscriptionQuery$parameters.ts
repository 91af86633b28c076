/**
 * @generated SignedSource<<365d4d329a9446ad0b78c03562d5321c>>
 * @relayHash 4966db201576b8fd04a8af8d746756a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a96d4106e3a5748936d7fa3e349c083a65413e869d631321322f304dcab5e6d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SubscriptionQuery } from './SubscriptionQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a96d4106e3a5748936d7fa3e349c083a65413e869d631321322f304dcab5e6d",
    "metadata": {},
    "name": "SubscriptionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
