/**
 * @generated SignedSource<<ddf99278bc19ee3df82d67ba082be656>>
 * @relayHash e687f37580e9e77f778786f3e6689c0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38004fcd41e01cfcec00587fd9044a87d16d9bc5899bd3ecb8325c9fea37821a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WorkoutsQuery } from './WorkoutsQuery.graphql';

const node: PreloadableConcreteRequest<WorkoutsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38004fcd41e01cfcec00587fd9044a87d16d9bc5899bd3ecb8325c9fea37821a",
    "metadata": {},
    "name": "WorkoutsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
