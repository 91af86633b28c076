/**
 * @generated SignedSource<<6569efcf3193523986a6a598d0e14dc3>>
 * @relayHash 3340eac8c7dea660efe3588d17f5f696
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c1244b20a05ddc3901af0c8dfa418a422ae39ec75cdbba20066dad3d413d847

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PermissionsQuery } from './PermissionsQuery.graphql';

const node: PreloadableConcreteRequest<PermissionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c1244b20a05ddc3901af0c8dfa418a422ae39ec75cdbba20066dad3d413d847",
    "metadata": {},
    "name": "PermissionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
