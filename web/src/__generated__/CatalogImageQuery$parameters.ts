/**
 * @generated SignedSource<<9f2a1f0d716aea36de2f15e61e02e742>>
 * @relayHash adf271010e9752bf64f3b2b9f2ba69e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 445d31969df019d6de0cc09194406cb7821e75028a0519615f3c7f2cf1da9c94

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogImageQuery } from './CatalogImageQuery.graphql';

const node: PreloadableConcreteRequest<CatalogImageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "445d31969df019d6de0cc09194406cb7821e75028a0519615f3c7f2cf1da9c94",
    "metadata": {},
    "name": "CatalogImageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
