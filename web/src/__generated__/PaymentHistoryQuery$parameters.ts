/**
 * @generated SignedSource<<cc656d4fc83c96ba62e2919f92fabeec>>
 * @relayHash 119720bcb7fb93e40135a791ba67977c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ebfc1cd5e723c63a33fbf392f49a7e3868302b64a49cd356ea3ff9a1966cb66

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PaymentHistoryQuery } from './PaymentHistoryQuery.graphql';

const node: PreloadableConcreteRequest<PaymentHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ebfc1cd5e723c63a33fbf392f49a7e3868302b64a49cd356ea3ff9a1966cb66",
    "metadata": {},
    "name": "PaymentHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
