/**
 * @generated SignedSource<<9c3905f08c2ce2da055c1b495f886ba7>>
 * @relayHash 05ef661e5ebfc448df94d209e182abad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0cc171fac35c195e0eecee678decfdff138da0c4d9bba199f137aefa19a1f95

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrdersOfEmployeeQuery } from './OrdersOfEmployeeQuery.graphql';

const node: PreloadableConcreteRequest<OrdersOfEmployeeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0cc171fac35c195e0eecee678decfdff138da0c4d9bba199f137aefa19a1f95",
    "metadata": {},
    "name": "OrdersOfEmployeeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
