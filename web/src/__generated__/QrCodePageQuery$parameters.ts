/**
 * @generated SignedSource<<078a01e63605080fae80e2508e684ccb>>
 * @relayHash d7d2e13f6eea853d3f0bffe3a15e7b9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 075d9ce9d0a07fe49ff35864c98a549d8af2143bb7feef1f5e1c2db268a630ab

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "075d9ce9d0a07fe49ff35864c98a549d8af2143bb7feef1f5e1c2db268a630ab",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
