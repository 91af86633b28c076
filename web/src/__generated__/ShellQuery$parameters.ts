/**
 * @generated SignedSource<<843f823632b88530d0490f83f12f14c4>>
 * @relayHash d285651a74e16ba3ee6d50a6332ea1aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a18983989452447e2adcb4c0f7e5a4a03288fa55b25bed92a8e1879eb103513

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a18983989452447e2adcb4c0f7e5a4a03288fa55b25bed92a8e1879eb103513",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
