/**
 * @generated SignedSource<<202460ee8dd6b3504b2830db8e1cf862>>
 * @relayHash df78e4bc6971a8b832f54c7338445d25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b81faae10dce3f27c02d77037e675aecc28c09050f2797ecdb129be40300b9ce

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PaymentHistoryQuery } from './PaymentHistoryQuery.graphql';

const node: PreloadableConcreteRequest<PaymentHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b81faae10dce3f27c02d77037e675aecc28c09050f2797ecdb129be40300b9ce",
    "metadata": {},
    "name": "PaymentHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
