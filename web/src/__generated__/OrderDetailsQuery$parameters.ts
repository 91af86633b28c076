/**
 * @generated SignedSource<<edaf73ffdc96f3174f438c23dc73b4cd>>
 * @relayHash 0edb03e8d5e49ad0e1302d1af8165b21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67655c63a7a1867b4ca195ee2795fad56b57720ae1961bd7d9b0f228fd7874f9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67655c63a7a1867b4ca195ee2795fad56b57720ae1961bd7d9b0f228fd7874f9",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
