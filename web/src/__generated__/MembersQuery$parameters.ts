/**
 * @generated SignedSource<<efb436804a7b4b7645e6d330d2ca2c93>>
 * @relayHash 8ff3fdcf122ea628a4ae5d247262e659
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 473ba94bd451e538a90cdf857cec891b7659204d681a72c9e7485b3368b539e6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersQuery } from './MembersQuery.graphql';

const node: PreloadableConcreteRequest<MembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "473ba94bd451e538a90cdf857cec891b7659204d681a72c9e7485b3368b539e6",
    "metadata": {},
    "name": "MembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
