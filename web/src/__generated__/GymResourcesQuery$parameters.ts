/**
 * @generated SignedSource<<8e258ddbae5e1b8cb67050a4892640f3>>
 * @relayHash 5e07d3f5cb466a0382500cfc57c263aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd75b68e6db4192c515cc4c9a1c1608179bac3b2173c3eb116beab24379833b5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GymResourcesQuery } from './GymResourcesQuery.graphql';

const node: PreloadableConcreteRequest<GymResourcesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd75b68e6db4192c515cc4c9a1c1608179bac3b2173c3eb116beab24379833b5",
    "metadata": {},
    "name": "GymResourcesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
