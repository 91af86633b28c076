/**
 * @generated SignedSource<<afad241a623a1286f63cea501a531210>>
 * @relayHash 901acd6d5d7f5de4e8927aa0aa30b682
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ff042ab120f930fee3e048695a394471fecdbe93905f2fa010b65bc3d8d5edf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ff042ab120f930fee3e048695a394471fecdbe93905f2fa010b65bc3d8d5edf",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
