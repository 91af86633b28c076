/**
 * @generated SignedSource<<07ba1db22f87092d8c5d033f64946863>>
 * @relayHash 00c6c91d4d0f620b1f91d1d8769a92b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 540206bdf3d1b47797bfb3cc25a332b134a9ce6cc2f8f8d0da148888abfe09c7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingsQuery } from './BillingsQuery.graphql';

const node: PreloadableConcreteRequest<BillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "540206bdf3d1b47797bfb3cc25a332b134a9ce6cc2f8f8d0da148888abfe09c7",
    "metadata": {},
    "name": "BillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
