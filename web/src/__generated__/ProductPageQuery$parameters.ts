/**
 * @generated SignedSource<<9f2ae03b605ea22aad4173114b8973d9>>
 * @relayHash 82ecae32bf6885ff9ff44495113da844
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4c390804446d87c052c9ccfd60b55dfa4a86f9806feffe09ee85c65f33db5bf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4c390804446d87c052c9ccfd60b55dfa4a86f9806feffe09ee85c65f33db5bf",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
