/**
 * @generated SignedSource<<118c1a9ebaaa1c79ef5403bc3ef9ab57>>
 * @relayHash 06f4c17913900b7067e3222c8b12773b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e163dab29aafe3608a5d93c8bbd1354f5ed3c4d373f850deb3b3be7f67f553fb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PermissionsQuery } from './PermissionsQuery.graphql';

const node: PreloadableConcreteRequest<PermissionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e163dab29aafe3608a5d93c8bbd1354f5ed3c4d373f850deb3b3be7f67f553fb",
    "metadata": {},
    "name": "PermissionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
