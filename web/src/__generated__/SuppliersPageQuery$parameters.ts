/**
 * @generated SignedSource<<112c1b45170b6d5915a7a1babff20b61>>
 * @relayHash d793726459065058512ea53fa80d5399
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3573bb56148bea5d150d4c8f7f02ef6a8365790dbce214ec745f6b9ee1ec371

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SuppliersPageQuery } from './SuppliersPageQuery.graphql';

const node: PreloadableConcreteRequest<SuppliersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3573bb56148bea5d150d4c8f7f02ef6a8365790dbce214ec745f6b9ee1ec371",
    "metadata": {},
    "name": "SuppliersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
