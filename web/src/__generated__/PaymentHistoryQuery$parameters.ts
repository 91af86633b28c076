/**
 * @generated SignedSource<<40c9092b60686a9fa6e58f26ecf74673>>
 * @relayHash 11880f394288ae2d9c727c5e42350aa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca5f0480721f94fa03145194135cdfc249390cbd456361fb5cce716d630e1a65

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PaymentHistoryQuery } from './PaymentHistoryQuery.graphql';

const node: PreloadableConcreteRequest<PaymentHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca5f0480721f94fa03145194135cdfc249390cbd456361fb5cce716d630e1a65",
    "metadata": {},
    "name": "PaymentHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
