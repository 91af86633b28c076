/**
 * @generated SignedSource<<b83293e3334f5dae820fd304bd4d579d>>
 * @relayHash a4dc0f59962115bb794dedd133b12697
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 400202b5ea5e4d95ed35a2a3de6ca9a47bdfe17222c0a63be6ac2eac5d5e0179

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "400202b5ea5e4d95ed35a2a3de6ca9a47bdfe17222c0a63be6ac2eac5d5e0179",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
