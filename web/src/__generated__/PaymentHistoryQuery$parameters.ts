/**
 * @generated SignedSource<<12952c277a968ec98921d847a3c1baec>>
 * @relayHash 8bab8ae4afa41ea1212c4a2bc71c170d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6a731e9b636fb5a5e97a93bc0014949b81547622b847cb5c65bee3d60f78150

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PaymentHistoryQuery } from './PaymentHistoryQuery.graphql';

const node: PreloadableConcreteRequest<PaymentHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6a731e9b636fb5a5e97a93bc0014949b81547622b847cb5c65bee3d60f78150",
    "metadata": {},
    "name": "PaymentHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
