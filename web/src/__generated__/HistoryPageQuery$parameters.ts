/**
 * @generated SignedSource<<06da04ea6406fc85d8e7a8ee8aa655fd>>
 * @relayHash b788939b576776ece6e783bc19323867
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 790e5ed692b1b2ca01d1298e8137466ed23216e134b3fc19537240e64895290a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryPageQuery } from './HistoryPageQuery.graphql';

const node: PreloadableConcreteRequest<HistoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "790e5ed692b1b2ca01d1298e8137466ed23216e134b3fc19537240e64895290a",
    "metadata": {},
    "name": "HistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
