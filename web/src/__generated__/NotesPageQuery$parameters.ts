/**
 * @generated SignedSource<<eb1ba0f3a7aa0eb009de46c3d6811cc5>>
 * @relayHash 3f478018fcc921a7cd95b5d567cffc59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dbd6cf1eb9abb8b278faede2ae1be7a9b3eee6089cf07bdf88e541e1ef99067

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotesPageQuery } from './NotesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1dbd6cf1eb9abb8b278faede2ae1be7a9b3eee6089cf07bdf88e541e1ef99067",
    "metadata": {},
    "name": "NotesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
