/**
 * @generated SignedSource<<7baac5f6d73e6cf8ca2524f8d0bc9d61>>
 * @relayHash 27fad157b837b5a1ad66b85cbf3e3b82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f1dda4b65fa89b28d984b4bd494f464609e73d8e4f6924b7280f3734d0f41e4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f1dda4b65fa89b28d984b4bd494f464609e73d8e4f6924b7280f3734d0f41e4",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
