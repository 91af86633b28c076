/**
 * @generated SignedSource<<c6b6d1985648cee3617f7a40d1072f37>>
 * @relayHash dd84b107aa656531d417f978a3735444
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fac52352e78372bc71ae8e920e19188876f781f5bfcf7c0a211fea3512cb7087

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ContactsPageQuery } from './ContactsPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fac52352e78372bc71ae8e920e19188876f781f5bfcf7c0a211fea3512cb7087",
    "metadata": {},
    "name": "ContactsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
