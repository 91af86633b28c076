/**
 * @generated SignedSource<<e636b254c11a89ab92691337d46509c6>>
 * @relayHash 894c84a288ec670f55869f8f70e22ae0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 811e44d62b6aed6d9096a2086d5f20b4d00babe15aa08f69c5cddf790585cd4c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickBillQuery } from './QuickBillQuery.graphql';

const node: PreloadableConcreteRequest<QuickBillQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "811e44d62b6aed6d9096a2086d5f20b4d00babe15aa08f69c5cddf790585cd4c",
    "metadata": {},
    "name": "QuickBillQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
