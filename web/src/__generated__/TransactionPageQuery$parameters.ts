/**
 * @generated SignedSource<<23ee6c25ac2781569c0bab13099361d1>>
 * @relayHash b3b7705ea1052563bc17bc88296b2b3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d341b54bc92ead74f9941de929306414929f9f6505b8ce69ad3c2ac09237540

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TransactionPageQuery } from './TransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d341b54bc92ead74f9941de929306414929f9f6505b8ce69ad3c2ac09237540",
    "metadata": {},
    "name": "TransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
