/**
 * @generated SignedSource<<c95ee2ca8257328eebaa44bc5eee8233>>
 * @relayHash a94363cfb7112a0c34f36c6d33a8f9dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13f1cf2a7dda68416ce37edd64a56f9d692f278a549bc998805c10b2946ec5b1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13f1cf2a7dda68416ce37edd64a56f9d692f278a549bc998805c10b2946ec5b1",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
