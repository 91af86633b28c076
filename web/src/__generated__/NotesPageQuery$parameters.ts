/**
 * @generated SignedSource<<15114e195ddc9b089742b118215864a2>>
 * @relayHash 1e757094bf11b57ed3baff0268c33f6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34eb900c89a9407ef897aedb8c6679c0e704e45379ed2243b39f649c118a68dd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotesPageQuery } from './NotesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34eb900c89a9407ef897aedb8c6679c0e704e45379ed2243b39f649c118a68dd",
    "metadata": {},
    "name": "NotesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
