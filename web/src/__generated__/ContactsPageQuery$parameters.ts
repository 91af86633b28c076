/**
 * @generated SignedSource<<df4ff8610168b96342a1bd1d5456dc77>>
 * @relayHash 67bf2964e94cff82d01a26ddab5df861
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d0352706b8eb03f9b21ff90b5ea26427595bbcd8103985c3b84a5654cfa0d0e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ContactsPageQuery } from './ContactsPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d0352706b8eb03f9b21ff90b5ea26427595bbcd8103985c3b84a5654cfa0d0e",
    "metadata": {},
    "name": "ContactsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
