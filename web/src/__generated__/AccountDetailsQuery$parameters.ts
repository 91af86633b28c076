/**
 * @generated SignedSource<<8276ad3e0d4483f2ae202bb3a4529196>>
 * @relayHash 3d73f5f5017e0d524e6eeeffbf705bfd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b8cf66007196a12abe98bc7a0c71397fdac37bb7ad7852d98cb3cb2a7454268

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountDetailsQuery } from './AccountDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AccountDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b8cf66007196a12abe98bc7a0c71397fdac37bb7ad7852d98cb3cb2a7454268",
    "metadata": {},
    "name": "AccountDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
