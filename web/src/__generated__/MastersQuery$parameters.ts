/**
 * @generated SignedSource<<7461887025051b3b133c1abc26e51876>>
 * @relayHash 22bcf677a0aa1790e82e5e431a3ebe48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2e6d9de63395b392634d6ada2ef24bbda23c386cd19163e52eafc16fd1a16e6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MastersQuery } from './MastersQuery.graphql';

const node: PreloadableConcreteRequest<MastersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2e6d9de63395b392634d6ada2ef24bbda23c386cd19163e52eafc16fd1a16e6",
    "metadata": {},
    "name": "MastersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
