/**
 * @generated SignedSource<<c1fc0a6864ba491caca90f189d548518>>
 * @relayHash 9d4627057d3ee79f9383d8dfbe18ff62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed11a6354145d2bbbfc8170a9317b7d3afb0a1d8692235eef6280f9040fb126f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed11a6354145d2bbbfc8170a9317b7d3afb0a1d8692235eef6280f9040fb126f",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
