/**
 * @generated SignedSource<<31860d345d8ce42360bd5c4db653473b>>
 * @relayHash b6e54a7f631eabfb08ac7de4e2101d47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 926a11ef1ee0d3ea0c5a97035ab19c79de1b8d98eadbb8b4217752bf660b662f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "926a11ef1ee0d3ea0c5a97035ab19c79de1b8d98eadbb8b4217752bf660b662f",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
