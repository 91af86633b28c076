/**
 * @generated SignedSource<<fdff8df77ca96e61e6cd4f4588442d70>>
 * @relayHash 0ac3e037625d21c39e43949684db39e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 902cc5fadeeb51cb8b2231c79e1f6c43f9a937a9485c46c9eead6bf7bbfe7f7e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ContactsPageQuery } from './ContactsPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "902cc5fadeeb51cb8b2231c79e1f6c43f9a937a9485c46c9eead6bf7bbfe7f7e",
    "metadata": {},
    "name": "ContactsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
