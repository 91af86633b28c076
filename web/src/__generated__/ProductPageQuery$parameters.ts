/**
 * @generated SignedSource<<3cb432c41768a6f0c13662feeb475063>>
 * @relayHash 5f37a258a0035b1037b952a0a9d819b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15766014a8e23ee8c50d14d204fb018cee0dbb307c149e406ff6d2e96459e045

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15766014a8e23ee8c50d14d204fb018cee0dbb307c149e406ff6d2e96459e045",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
