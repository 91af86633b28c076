/**
 * @generated SignedSource<<e430369cfc43066c277407d2e53367c6>>
 * @relayHash 65d60902902cd3feac7bea85b225b7a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74a0678842b3859694c0e931c44f77504244a025f0f2729d7dd313c16d68f401

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74a0678842b3859694c0e931c44f77504244a025f0f2729d7dd313c16d68f401",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
