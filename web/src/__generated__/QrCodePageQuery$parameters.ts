/**
 * @generated SignedSource<<5fbe775353a68165e9ae435fd945d8be>>
 * @relayHash 2e5a3ca62ba5214ef5bc113abd74e53a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e1630dee2d78d4a7a2b45fcb8a56b5aa78ba0856ddfea8ec99226b594119b57

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e1630dee2d78d4a7a2b45fcb8a56b5aa78ba0856ddfea8ec99226b594119b57",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
