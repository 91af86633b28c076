/**
 * @generated SignedSource<<10d31c12c3b8d6c257077087fd1f50d9>>
 * @relayHash dcbced0a5246db34b3882b6442311b09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d0f70130dfcf672ba31fa4a634a6117fbfa8c39ecaba0fd631c029e9a6617a2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d0f70130dfcf672ba31fa4a634a6117fbfa8c39ecaba0fd631c029e9a6617a2",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
