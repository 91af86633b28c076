/**
 * @generated SignedSource<<5dd44f966ab5ac6e7a30f43e91bcb060>>
 * @relayHash 4084f3165d91d20c35091c752f086bb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47ed86c0eb0620f8cb0a1f2004073dae7d7d5014d1d163e94b8363423b01a6af

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47ed86c0eb0620f8cb0a1f2004073dae7d7d5014d1d163e94b8363423b01a6af",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
