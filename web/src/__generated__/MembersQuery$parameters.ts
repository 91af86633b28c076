/**
 * @generated SignedSource<<a286977ef7ba07e4506ec2ba08ab920e>>
 * @relayHash a7b3202bb534912330f460ebf84732d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea2ce2a2b99f21347187a3d1e49ebe3b60a1340eeff375299bc1a9f3522b4de9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersQuery } from './MembersQuery.graphql';

const node: PreloadableConcreteRequest<MembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea2ce2a2b99f21347187a3d1e49ebe3b60a1340eeff375299bc1a9f3522b4de9",
    "metadata": {},
    "name": "MembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
