/**
 * @generated SignedSource<<f6e75a5883a5bf918bc3bafaf27533b4>>
 * @relayHash 6e5175fbc0c4279a057e40489c88bfb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58ad9868c8d5ff5446843af1ce496bdcb172810f2adb3c5e5ef15b50e3f295cf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryPageQuery } from './HistoryPageQuery.graphql';

const node: PreloadableConcreteRequest<HistoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58ad9868c8d5ff5446843af1ce496bdcb172810f2adb3c5e5ef15b50e3f295cf",
    "metadata": {},
    "name": "HistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
