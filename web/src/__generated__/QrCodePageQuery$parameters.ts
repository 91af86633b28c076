/**
 * @generated SignedSource<<9cb6ce5f68da2725ac44a4977be40f15>>
 * @relayHash 3ee3df0a5fdde71bcdaf4f7d1f0eadc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 090ec5fb3a8a52c9a10349e903d50718a8ec1025518b7b71d1b863dfa8dde689

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "090ec5fb3a8a52c9a10349e903d50718a8ec1025518b7b71d1b863dfa8dde689",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
