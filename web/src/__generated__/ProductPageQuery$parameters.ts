/**
 * @generated SignedSource<<dfe494f9610ae41870a17badd9277ebb>>
 * @relayHash 9b0a31ec40040a98330ec6b32dde2afc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bfc00344b36fb022249023f0a898a0c48499e49d8f6a368c9445490a4fb1182

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bfc00344b36fb022249023f0a898a0c48499e49d8f6a368c9445490a4fb1182",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
