/**
 * @generated SignedSource<<71519bec0ebd1426301788c5dc329de7>>
 * @relayHash 3a880e657dd66a666ce5d0720f719152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 012d46480b5a48d634d25f633ad1f613d6bad2f606a27682e5d36a55d39ed6ee

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "012d46480b5a48d634d25f633ad1f613d6bad2f606a27682e5d36a55d39ed6ee",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
