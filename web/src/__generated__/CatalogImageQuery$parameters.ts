/**
 * @generated SignedSource<<f9c157e2c6f77297b8f7e28dea7c1495>>
 * @relayHash 22842b468a26a58b4da14e0f79130c9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69ba48458e9313fd52198b88209f30ba68fa201d370e1c2cf6a6d062abf67275

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogImageQuery } from './CatalogImageQuery.graphql';

const node: PreloadableConcreteRequest<CatalogImageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69ba48458e9313fd52198b88209f30ba68fa201d370e1c2cf6a6d062abf67275",
    "metadata": {},
    "name": "CatalogImageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
