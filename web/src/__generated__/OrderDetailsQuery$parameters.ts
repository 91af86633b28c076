/**
 * @generated SignedSource<<c6983891043ef958c7ad8b28779763f1>>
 * @relayHash 731b9e16165f7bb45b42a16ae2d34869
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 962c592b99b769963bb2db2dbbf542efc4e7118055cf2fd4a20341f2d6057e21

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "962c592b99b769963bb2db2dbbf542efc4e7118055cf2fd4a20341f2d6057e21",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
