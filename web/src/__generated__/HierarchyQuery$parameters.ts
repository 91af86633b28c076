/**
 * @generated SignedSource<<25bb4547ce03b58eea2a3bfe35aa0f7f>>
 * @relayHash 4d0e44edf25b3babfda065160a62b68c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 097a7746a6901d675450cfd52b235a9d3f3b7d38d93ed9f08f2e77e16cbff284

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HierarchyQuery } from './HierarchyQuery.graphql';

const node: PreloadableConcreteRequest<HierarchyQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "097a7746a6901d675450cfd52b235a9d3f3b7d38d93ed9f08f2e77e16cbff284",
    "metadata": {},
    "name": "HierarchyQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
