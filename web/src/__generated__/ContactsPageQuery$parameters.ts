/**
 * @generated SignedSource<<3c287149fc31c4a01a026d8753fc2d1b>>
 * @relayHash dfacf4d55fe94177eac4277182cd92b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dab3ec9b9bb72060062efcb1185ef5896cf78928fb2a89dfeb796670e78f701

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ContactsPageQuery } from './ContactsPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dab3ec9b9bb72060062efcb1185ef5896cf78928fb2a89dfeb796670e78f701",
    "metadata": {},
    "name": "ContactsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
