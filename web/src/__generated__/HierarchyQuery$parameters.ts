/**
 * @generated SignedSource<<b5d04d2fa3f6b079ba98a23687615d53>>
 * @relayHash abaabfaccbc1ecee57e19470402d6d87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87534ae7302157e9f56a2a35a6397139ebd78183147cd87a0076a13c1de9e7b1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HierarchyQuery } from './HierarchyQuery.graphql';

const node: PreloadableConcreteRequest<HierarchyQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87534ae7302157e9f56a2a35a6397139ebd78183147cd87a0076a13c1de9e7b1",
    "metadata": {},
    "name": "HierarchyQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
