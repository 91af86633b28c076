/**
 * @generated SignedSource<<ff168d2b68b8ac2c9d88049ea1e074e6>>
 * @relayHash 776a3d530f75487e0641e24b126fa725
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 174940becaf28b8a638483a81472d534a750f177c4ccca436ef393d29c1226e3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "174940becaf28b8a638483a81472d534a750f177c4ccca436ef393d29c1226e3",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
