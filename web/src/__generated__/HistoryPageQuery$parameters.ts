/**
 * @generated SignedSource<<8844508b50705616d15cd28c560410b7>>
 * @relayHash 3e382c92ab31e272fc13b66c6950b58a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80542f95ecdffe62c9eaf6cc3705df9741afa59c84284d8cd8b114b72a7c68fe

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryPageQuery } from './HistoryPageQuery.graphql';

const node: PreloadableConcreteRequest<HistoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80542f95ecdffe62c9eaf6cc3705df9741afa59c84284d8cd8b114b72a7c68fe",
    "metadata": {},
    "name": "HistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
