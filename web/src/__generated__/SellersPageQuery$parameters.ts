/**
 * @generated SignedSource<<062176509c92a1ea9f1b52ed06a785b3>>
 * @relayHash 3a5a70433fcdd13673befdd7b36eaba9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00aaabe1c147db678e8a59735fa65219159bdd22106475cb2eb2602eb962b66f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SellersPageQuery } from './SellersPageQuery.graphql';

const node: PreloadableConcreteRequest<SellersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00aaabe1c147db678e8a59735fa65219159bdd22106475cb2eb2602eb962b66f",
    "metadata": {},
    "name": "SellersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
