/**
 * @generated SignedSource<<d5c96bf5c995b3d9f5617e59c364da0d>>
 * @relayHash a6ea0fde31b6b9d79931b8ff8d6093e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed3eac74a7b11857b4beea47d0b558df7fa31218d7671f43aaa0ec8bdb4defe2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed3eac74a7b11857b4beea47d0b558df7fa31218d7671f43aaa0ec8bdb4defe2",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
