/**
 * @generated SignedSource<<afa4ebeb8a00f06803cc010df790193f>>
 * @relayHash 92cdfecdb881f1fbb25f65f8359d1ade
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2a82b3055128117bff9fa826695b344e8c60725779980ae3b9d0a4f87c0d163

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2a82b3055128117bff9fa826695b344e8c60725779980ae3b9d0a4f87c0d163",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
