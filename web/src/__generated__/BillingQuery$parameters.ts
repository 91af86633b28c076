/**
 * @generated SignedSource<<df97ee504b2f9406fd278742ba4fd1f5>>
 * @relayHash dc7e95cd0f72b1e20d614ecc87a42fc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d53decf51b684579c8d5f26c29e92a28f16720d0670485bc304b8126c2327d8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingQuery } from './BillingQuery.graphql';

const node: PreloadableConcreteRequest<BillingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d53decf51b684579c8d5f26c29e92a28f16720d0670485bc304b8126c2327d8",
    "metadata": {},
    "name": "BillingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
