/**
 * @generated SignedSource<<43d75199183bb8ebc12b3d2d77a348c3>>
 * @relayHash 7813ba99e1ca87cb11e54bb6e4413cd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83405f5d9c3a8810175bfbd107639e425289c3838552708d49e72e9e90e434b4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WorkoutsQuery } from './WorkoutsQuery.graphql';

const node: PreloadableConcreteRequest<WorkoutsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83405f5d9c3a8810175bfbd107639e425289c3838552708d49e72e9e90e434b4",
    "metadata": {},
    "name": "WorkoutsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
