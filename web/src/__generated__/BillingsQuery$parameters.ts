/**
 * @generated SignedSource<<3a61dac621234c211fa0c20f46329bf3>>
 * @relayHash 234993a8f42763d6f04481f8b56aaf13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82d6afb20a9d3858dab57db6f7475450d8e9f468032de326a3da01456f1dc29d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingsQuery } from './BillingsQuery.graphql';

const node: PreloadableConcreteRequest<BillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82d6afb20a9d3858dab57db6f7475450d8e9f468032de326a3da01456f1dc29d",
    "metadata": {},
    "name": "BillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
