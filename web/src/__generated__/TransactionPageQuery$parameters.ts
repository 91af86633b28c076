/**
 * @generated SignedSource<<10a909c9ee2c4dea589bb2324ce3af10>>
 * @relayHash 3aa7292364cb02d0612a840e6c052c1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 427d0e822276d37b217e0d9a1bc1da4af2ec83a7e0f7fe6fc8f57918b6f3cdc8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TransactionPageQuery } from './TransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "427d0e822276d37b217e0d9a1bc1da4af2ec83a7e0f7fe6fc8f57918b6f3cdc8",
    "metadata": {},
    "name": "TransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
