/**
 * @generated SignedSource<<99f7e40e137fcd6f325697070a9c0683>>
 * @relayHash de5d4b3b24f22baf357e073a4da92666
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2897b9cadc114d0a2900a37b7907a0b8a95475509a85d5f50e1758ab38ab2ed4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrdersPageQuery } from './OrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2897b9cadc114d0a2900a37b7907a0b8a95475509a85d5f50e1758ab38ab2ed4",
    "metadata": {},
    "name": "OrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
