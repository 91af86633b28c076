/**
 * @generated SignedSource<<eca46ec3e86c0f28a3d893d36a9fb09b>>
 * @relayHash 9ed9eb5cbc1b0ff0686869fc37e6f0bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de525f1243ce3bb29814ba4112a0bc18b37cd336e90e8e4e7c2f356d7e0dc7f1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PaymentHistoryQuery } from './PaymentHistoryQuery.graphql';

const node: PreloadableConcreteRequest<PaymentHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de525f1243ce3bb29814ba4112a0bc18b37cd336e90e8e4e7c2f356d7e0dc7f1",
    "metadata": {},
    "name": "PaymentHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
