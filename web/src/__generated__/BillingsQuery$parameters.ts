/**
 * @generated SignedSource<<749ad886d08b59267c5e4eecdd4c52d3>>
 * @relayHash 8c7fde1a82f5c8891c3e225a9c15ea23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a785b7c7d40fd4578ec47b147840cd83856bb6342be228b585ead25bcb7dca8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingsQuery } from './BillingsQuery.graphql';

const node: PreloadableConcreteRequest<BillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a785b7c7d40fd4578ec47b147840cd83856bb6342be228b585ead25bcb7dca8",
    "metadata": {},
    "name": "BillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
