/**
 * @generated SignedSource<<04eaff2eef98b412e7277a29bbe98cb3>>
 * @relayHash 4ac99dddab6ad2d62c9b8c5feab3b5f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e30b78df7b3f7531886514d89368732c5d92f0542d23b06ed80a4f18d50b040

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PermissionsQuery } from './PermissionsQuery.graphql';

const node: PreloadableConcreteRequest<PermissionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e30b78df7b3f7531886514d89368732c5d92f0542d23b06ed80a4f18d50b040",
    "metadata": {},
    "name": "PermissionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
