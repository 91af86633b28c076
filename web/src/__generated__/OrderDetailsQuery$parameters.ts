/**
 * @generated SignedSource<<6af32629e42cf7d11ebfdff7ad354908>>
 * @relayHash f183892c50042e92ad0b0edd71cb471e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea9a02865e3016840bc19756f7f7839b75ca22f354e2a7269a9f5683629f533a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea9a02865e3016840bc19756f7f7839b75ca22f354e2a7269a9f5683629f533a",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
