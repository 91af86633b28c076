/**
 * @generated SignedSource<<fe0ed976cba133ed6a669d0b67314ea4>>
 * @relayHash 6616f7954030eca6c7aab64e731a4bd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 344b9fb727082570b2f5f950752469cba25154d0fbcd6e9f4bf64751bb325d53

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PermissionsQuery } from './PermissionsQuery.graphql';

const node: PreloadableConcreteRequest<PermissionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "344b9fb727082570b2f5f950752469cba25154d0fbcd6e9f4bf64751bb325d53",
    "metadata": {},
    "name": "PermissionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
