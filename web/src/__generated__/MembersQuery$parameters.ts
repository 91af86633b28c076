/**
 * @generated SignedSource<<fbe1a3a50203ef5189b80cf704fd13ef>>
 * @relayHash 98e3be27dcdc232e3533a1223461e6fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa4d17abd3e0c90e22458fbc40e68e411f529faeebdd3eef4d9d9ad86dfb393b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersQuery } from './MembersQuery.graphql';

const node: PreloadableConcreteRequest<MembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa4d17abd3e0c90e22458fbc40e68e411f529faeebdd3eef4d9d9ad86dfb393b",
    "metadata": {},
    "name": "MembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
