/**
 * @generated SignedSource<<3fa187090b5b4ef4c8810d93b2fecd2d>>
 * @relayHash 7e98b3dc07047d2581d0f91884dd8389
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c3fe3be97b449b9a4d26f04ec012a0d6b534bb816460610402aa333db0feb5a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c3fe3be97b449b9a4d26f04ec012a0d6b534bb816460610402aa333db0feb5a",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
