/**
 * @generated SignedSource<<451f886f338b572bdb60c4e0de2aef3d>>
 * @relayHash e1cac4c6153f03d86256b6d91e79195f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a475dc1f9967a47921eecfdc887b2761c0075e09f336d453aadc006142c1362c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a475dc1f9967a47921eecfdc887b2761c0075e09f336d453aadc006142c1362c",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
