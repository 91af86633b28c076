/**
 * @generated SignedSource<<82237917a4ebf1c6ec524c9a20b11d2e>>
 * @relayHash 79ac895d6d593a75c08a4ec106dce52d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a24fb26656a69190f7ee5eacf9bce77993f374a80397ae45882647e78066b892

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersQuery } from './MembersQuery.graphql';

const node: PreloadableConcreteRequest<MembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a24fb26656a69190f7ee5eacf9bce77993f374a80397ae45882647e78066b892",
    "metadata": {},
    "name": "MembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
