/**
 * @generated SignedSource<<e7df7cf9d760610b2f13605989ea4b93>>
 * @relayHash 011fd812d73f08a712cb2f6511f71c1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a534a997f42643bcb1514866eab69da6b1e2d02a2d04b2fd33f0288c67ca6f29

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ChoosePinQuery } from './ChoosePinQuery.graphql';

const node: PreloadableConcreteRequest<ChoosePinQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a534a997f42643bcb1514866eab69da6b1e2d02a2d04b2fd33f0288c67ca6f29",
    "metadata": {},
    "name": "ChoosePinQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
