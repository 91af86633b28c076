/**
 * @generated SignedSource<<0d713afa595304546595688bfbb9ba74>>
 * @relayHash e88a6ae10d01a8ac9ad3b2a910ccbe44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28fd87a0970e78a8b74e83259e37fd91023cf70ec754fd9032fd2e2b4bcb3eab

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28fd87a0970e78a8b74e83259e37fd91023cf70ec754fd9032fd2e2b4bcb3eab",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
