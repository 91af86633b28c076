/**
 * @generated SignedSource<<5c9422dc3033e57e062dd18632e55eb5>>
 * @relayHash 51bbc9b9a2b83651186988c0dd0cb840
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9531746bd04264b23a4bf82342b0daa511122d4d95b1d7baf098477ed61467aa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9531746bd04264b23a4bf82342b0daa511122d4d95b1d7baf098477ed61467aa",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
