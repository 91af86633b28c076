/**
 * @generated SignedSource<<6a3da8a5d1f63f7394031771f2ad57a9>>
 * @relayHash d23fa71d7ac7863cf5c4c550497a92b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fcccf2bcb0189892b6645e2bcb20507d155c3b7987f429b6d5eda127381f673

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fcccf2bcb0189892b6645e2bcb20507d155c3b7987f429b6d5eda127381f673",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
