/**
 * @generated SignedSource<<9dd972548c22dd0e14a47a630ff72ae6>>
 * @relayHash a18374770e06fc3cccffc8e85ee25e43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8b0814943c127770abee68bd2e5613c8a707e090b7566f1d65dffeda16b90f5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HierarchyQuery } from './HierarchyQuery.graphql';

const node: PreloadableConcreteRequest<HierarchyQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8b0814943c127770abee68bd2e5613c8a707e090b7566f1d65dffeda16b90f5",
    "metadata": {},
    "name": "HierarchyQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
