/**
 * @generated SignedSource<<63ebdca2f55fa821fee65b1535efb6d6>>
 * @relayHash d281e67d209ae687f63b093be2ea7243
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ba29f0d543fbf25fbd8a810d44fb9739502fcabfdbcfd9fb0632deca3e223e3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrdersPageQuery } from './OrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ba29f0d543fbf25fbd8a810d44fb9739502fcabfdbcfd9fb0632deca3e223e3",
    "metadata": {},
    "name": "OrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
