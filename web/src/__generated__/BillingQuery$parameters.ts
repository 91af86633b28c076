/**
 * @generated SignedSource<<0b9b3b0005ac0988bb8af2c31b5b1a56>>
 * @relayHash a6688c654f6ee519fd44f28ebb5eef83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32e3340dbae629c7df214fe249b93ad36c80d4b2c567257fc243b543d80d7eb9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingQuery } from './BillingQuery.graphql';

const node: PreloadableConcreteRequest<BillingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32e3340dbae629c7df214fe249b93ad36c80d4b2c567257fc243b543d80d7eb9",
    "metadata": {},
    "name": "BillingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
