/**
 * @generated SignedSource<<b8a6af561fb35acf205ff1e2e60f66b5>>
 * @relayHash d8fea9a21ac479eb2e52d7c823fb9ab8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4816b6a54c50bc1200a239e6d330d34f1b4797c9b97fa9c63468e3f4ba29f0ef

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryPageQuery } from './HistoryPageQuery.graphql';

const node: PreloadableConcreteRequest<HistoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4816b6a54c50bc1200a239e6d330d34f1b4797c9b97fa9c63468e3f4ba29f0ef",
    "metadata": {},
    "name": "HistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
