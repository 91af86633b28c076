/**
 * @generated SignedSource<<4e1089611cd474440e3095b937a98c0f>>
 * @relayHash 3439ace0427b356cc020ded900340fdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 073b2726c6bde3a86e7e72c78d399e8dd12c4cf98743eef4c91838f0350daf21

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryPageQuery } from './HistoryPageQuery.graphql';

const node: PreloadableConcreteRequest<HistoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "073b2726c6bde3a86e7e72c78d399e8dd12c4cf98743eef4c91838f0350daf21",
    "metadata": {},
    "name": "HistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
