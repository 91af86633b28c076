/**
 * @generated SignedSource<<26b3e6fbcfc36781d85cab7e7f898426>>
 * @relayHash 74e933996e3291398bd73b6c09d8d41d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5feef9e1226d668c4527df4b8d38e826e89f2026601a0fcd0af4e93378fa0dc3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5feef9e1226d668c4527df4b8d38e826e89f2026601a0fcd0af4e93378fa0dc3",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
