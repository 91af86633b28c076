/**
 * @generated SignedSource<<c84d6f6d9d4a904d3fb6e1a94d4ac986>>
 * @relayHash 3115b8a05b01ecc4827d7c1efb536fad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c80a746c23ba684c57ca7daac58ecbe5eb97d9af4682e56891542347e678d45d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileQuery } from './ProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c80a746c23ba684c57ca7daac58ecbe5eb97d9af4682e56891542347e678d45d",
    "metadata": {},
    "name": "ProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
