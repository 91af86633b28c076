/**
 * @generated SignedSource<<8d1baed3df2e0a0be28e41ece36f1d79>>
 * @relayHash 078ebff8b400bfac392ec7348f816b44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91a0ca9c8f0219804abd13c0763a1d185468a6031c13fcb8a8ebcc377f4dc16d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileQuery } from './ProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91a0ca9c8f0219804abd13c0763a1d185468a6031c13fcb8a8ebcc377f4dc16d",
    "metadata": {},
    "name": "ProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
