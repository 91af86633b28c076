/**
 * @generated SignedSource<<abdd58cd72e48de01427d417c196c484>>
 * @relayHash 851d3fdec0dd8b8774e4e3788c626c8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b8806405b0e1159a9069ed67ede740761ab0a3bcf33bd1a8a46c93941fc31a1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryPageQuery } from './HistoryPageQuery.graphql';

const node: PreloadableConcreteRequest<HistoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b8806405b0e1159a9069ed67ede740761ab0a3bcf33bd1a8a46c93941fc31a1",
    "metadata": {},
    "name": "HistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
