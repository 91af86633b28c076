/**
 * @generated SignedSource<<f8b7ac99034edd09327bd3ad6464bb33>>
 * @relayHash 521ecdbd175ac33f53db2733782b468b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c06aa279d69eeb7b3d57a765ef1964ba5c3655fa1bdeb3b8aedaa98d1d71a06d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BulkPageQuery } from './BulkPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c06aa279d69eeb7b3d57a765ef1964ba5c3655fa1bdeb3b8aedaa98d1d71a06d",
    "metadata": {},
    "name": "BulkPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
