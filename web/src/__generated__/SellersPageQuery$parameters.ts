/**
 * @generated SignedSource<<dd1c9c9b580292b2b23980417d0bceb6>>
 * @relayHash a1662cf83f49397680ba856be97e6048
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 854b281c47926c211fd6e9ff5e81c6f7a5127a18d49eadbc52656dd9318ea1d2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SellersPageQuery } from './SellersPageQuery.graphql';

const node: PreloadableConcreteRequest<SellersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "854b281c47926c211fd6e9ff5e81c6f7a5127a18d49eadbc52656dd9318ea1d2",
    "metadata": {},
    "name": "SellersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
