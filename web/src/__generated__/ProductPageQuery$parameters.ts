/**
 * @generated SignedSource<<cef491962f5ebead0a76af0e5d5c2ffb>>
 * @relayHash b63db5d832577a84ffb10ebb66240b14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 869360e4dd9167914842617dfbec6f2ca79e66c69a41752647a0e590afce812f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "869360e4dd9167914842617dfbec6f2ca79e66c69a41752647a0e590afce812f",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
