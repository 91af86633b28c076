/**
 * @generated SignedSource<<6a325b4e866e80a3de2cefa865faf434>>
 * @relayHash d560a58afb24d1803b0c52d45c8dba51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fea2f84b07f7ef60a4fd5806587b2820501a0b6e7a9dd4afa5206bf2e6bfb78

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TransactionPageQuery } from './TransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fea2f84b07f7ef60a4fd5806587b2820501a0b6e7a9dd4afa5206bf2e6bfb78",
    "metadata": {},
    "name": "TransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
