/**
 * @generated SignedSource<<49009db77a5ad737b7db6a05fe4aae45>>
 * @relayHash ed0dba8f6aa429c6e47550e1198da488
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8de201903bf36142845eb8ec9ea6a281fcec62f9433e832917d066b062d00201

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileQuery } from './ProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8de201903bf36142845eb8ec9ea6a281fcec62f9433e832917d066b062d00201",
    "metadata": {},
    "name": "ProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
