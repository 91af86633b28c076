/**
 * @generated SignedSource<<2ae7e21d556fd7c146823c69ad8b8e88>>
 * @relayHash 747017216b6bdd06fbcdcdfd30ee3b40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5a4e9e980961a26caacd04f48585cd693e7ffa6a1dbf931f967280d5ca1ad2b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingsQuery } from './BillingsQuery.graphql';

const node: PreloadableConcreteRequest<BillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5a4e9e980961a26caacd04f48585cd693e7ffa6a1dbf931f967280d5ca1ad2b",
    "metadata": {},
    "name": "BillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
