/**
 * @generated SignedSource<<c1a9bc4ac08b9333a30074b2d07b9f3a>>
 * @relayHash e442b5f81a39d919bc2240735078d95e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67e736f7ed7c817a9e3d8bdc62bf1a05ab2f2fd5eccb026ac266d84ab2705415

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67e736f7ed7c817a9e3d8bdc62bf1a05ab2f2fd5eccb026ac266d84ab2705415",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
