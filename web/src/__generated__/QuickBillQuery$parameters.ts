/**
 * @generated SignedSource<<d936503b775eca9e01f68d698b6fe81e>>
 * @relayHash 92cb2bc0b2e2804d2682322957b200d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 831d114056d4581b1a5d90ef0ce714fd5a1c54e2e33b3c9757676d0ebddcd29e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickBillQuery } from './QuickBillQuery.graphql';

const node: PreloadableConcreteRequest<QuickBillQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "831d114056d4581b1a5d90ef0ce714fd5a1c54e2e33b3c9757676d0ebddcd29e",
    "metadata": {},
    "name": "QuickBillQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
