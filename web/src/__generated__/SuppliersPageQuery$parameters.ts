/**
 * @generated SignedSource<<d29ebcde6303ec444be38de9312045cb>>
 * @relayHash 05f11ab7153eef8adfe4f67cc9db3b6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c8d4a1d3bde75629f0798636a8669a7831dcfdcbe1e71b3710560374028db43

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SuppliersPageQuery } from './SuppliersPageQuery.graphql';

const node: PreloadableConcreteRequest<SuppliersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c8d4a1d3bde75629f0798636a8669a7831dcfdcbe1e71b3710560374028db43",
    "metadata": {},
    "name": "SuppliersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
