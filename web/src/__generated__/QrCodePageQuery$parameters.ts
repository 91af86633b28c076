/**
 * @generated SignedSource<<6e39b85b593ef512e26a7c785eb1ffaf>>
 * @relayHash 32f79fa4a59866c64f2d3f8f662cd2f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46a6ed6190bee685eee6c4c1719a80981137f523fbf94793aa87c95652e03ef5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46a6ed6190bee685eee6c4c1719a80981137f523fbf94793aa87c95652e03ef5",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
