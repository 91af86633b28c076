/**
 * @generated SignedSource<<7c80f2bfd6b58f40017da4cb3ccb6d63>>
 * @relayHash aa73e6eeb019882359227b72dd3722a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d798f94e4f9c5435e46385cfc03cdb8b34743d0dc73d7a83ed30a612d8d330c5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d798f94e4f9c5435e46385cfc03cdb8b34743d0dc73d7a83ed30a612d8d330c5",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
