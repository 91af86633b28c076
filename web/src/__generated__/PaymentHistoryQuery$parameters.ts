/**
 * @generated SignedSource<<9701ac26539583e59a53a3ac05544d54>>
 * @relayHash 6ec6947a1298ebc6bb50203428b82629
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44a2e18c3f94356a64fc9d6e80840f842f91254d5a353c5231bdd633a0355074

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PaymentHistoryQuery } from './PaymentHistoryQuery.graphql';

const node: PreloadableConcreteRequest<PaymentHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44a2e18c3f94356a64fc9d6e80840f842f91254d5a353c5231bdd633a0355074",
    "metadata": {},
    "name": "PaymentHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
