/**
 * @generated SignedSource<<ea31a4dd861553139dd4c903456984f4>>
 * @relayHash 561da674f0c18f30c3d73887a4138e9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2a04b41ef3575c55e05112a49032c65d551c9a759403bdd5f480b04a00d44cb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2a04b41ef3575c55e05112a49032c65d551c9a759403bdd5f480b04a00d44cb",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
