/**
 * @generated SignedSource<<e1b3ee44cd90b2aa48e05c6a440265f9>>
 * @relayHash 110b34c6c7ed8d8f2366b0f162a48edb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e79a845493b3ae76ffa6f156c37550886402f7fc5364e289adccec7a4fa8ef6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ContactsPageQuery } from './ContactsPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e79a845493b3ae76ffa6f156c37550886402f7fc5364e289adccec7a4fa8ef6",
    "metadata": {},
    "name": "ContactsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
