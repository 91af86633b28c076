/**
 * @generated SignedSource<<b460c306ba752048613161dd36e28298>>
 * @relayHash 04a63e1e28e4e7a61ad852b9105b59da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d359f22027034bb94b3796ebf8b6a971afd4ce9b352aa4bfe2b4005897ecf035

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersQuery } from './MembersQuery.graphql';

const node: PreloadableConcreteRequest<MembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d359f22027034bb94b3796ebf8b6a971afd4ce9b352aa4bfe2b4005897ecf035",
    "metadata": {},
    "name": "MembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
