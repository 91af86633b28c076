/**
 * @generated SignedSource<<b31f89b27e131519b1569837dc1111d1>>
 * @relayHash fdcb9fc393fae1ec355078da03b8334d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac4c9d8cb6120af621de7d735709660358284e5a43ce106e6c9b8577a59b641a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BranchesQuery } from './BranchesQuery.graphql';

const node: PreloadableConcreteRequest<BranchesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac4c9d8cb6120af621de7d735709660358284e5a43ce106e6c9b8577a59b641a",
    "metadata": {},
    "name": "BranchesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
