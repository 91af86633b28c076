/**
 * @generated SignedSource<<987974cdff54a7ab1e5761ef5c432a31>>
 * @relayHash 50b5986bb83df32b389dd02c4875221e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4689dfe35d9fed8d7d4639ea2f415eae53921429fe8840655699a4f583842664

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PaymentHistoryQuery } from './PaymentHistoryQuery.graphql';

const node: PreloadableConcreteRequest<PaymentHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4689dfe35d9fed8d7d4639ea2f415eae53921429fe8840655699a4f583842664",
    "metadata": {},
    "name": "PaymentHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
