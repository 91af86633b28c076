/**
 * @generated SignedSource<<6d77e4c6ce3ec8090188ec21729a6b6b>>
 * @relayHash 6147667630bd47280ebfb2dd82a5fd4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97815d8b46dd895dd416b3797babc94a6de7360e30d8cb7b424c4ff762839f80

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97815d8b46dd895dd416b3797babc94a6de7360e30d8cb7b424c4ff762839f80",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
