/**
 * @generated SignedSource<<0471598780ea0c49d62ae6910c880d36>>
 * @relayHash c7cc0df89c11ce13db5047615409faa5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5105d56873cdf8c7ae311d1913a57fb86c516ac681db69c4b7496761fe9b107

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5105d56873cdf8c7ae311d1913a57fb86c516ac681db69c4b7496761fe9b107",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
