/**
 * @generated SignedSource<<d9019ebbfdac7452c29bbf9a0633c2e2>>
 * @relayHash ac328c19a3099c582c8d3a0607c7f425
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db040cdb7754e0f4c3e45fa417658cd94eb8ffacd7e64d5f2b56615a35a614c4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db040cdb7754e0f4c3e45fa417658cd94eb8ffacd7e64d5f2b56615a35a614c4",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
