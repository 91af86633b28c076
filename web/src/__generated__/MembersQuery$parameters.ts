/**
 * @generated SignedSource<<e2a25f52c34477d96bc79b4f3b0a46ad>>
 * @relayHash 26cda96267d7a060bdf15d43dc693fbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae0a8c425465649a942a736ee052e6d010ca959dfd2e31464a8c4a1f980f1c5d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersQuery } from './MembersQuery.graphql';

const node: PreloadableConcreteRequest<MembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae0a8c425465649a942a736ee052e6d010ca959dfd2e31464a8c4a1f980f1c5d",
    "metadata": {},
    "name": "MembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
