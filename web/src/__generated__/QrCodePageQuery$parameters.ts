/**
 * @generated SignedSource<<e8d71b0a9e33a2780b7c2e2d1dc5b7aa>>
 * @relayHash 59ac032d9174f53c57e4b54e6f7b394e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43363ec9ddb41c2e8103fb04eacd1f8b781b45a963914645436896b2e29e8818

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43363ec9ddb41c2e8103fb04eacd1f8b781b45a963914645436896b2e29e8818",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
