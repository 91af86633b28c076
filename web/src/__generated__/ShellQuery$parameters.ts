/**
 * @generated SignedSource<<0c4b74d8ae13985cce7bc49810f61018>>
 * @relayHash a502f88d76fe20f5db72f6d787364d79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdff6f6ac797b878f4f36b85f16ca92402899ca3897ecfd98cdb261abc24e9e0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdff6f6ac797b878f4f36b85f16ca92402899ca3897ecfd98cdb261abc24e9e0",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
