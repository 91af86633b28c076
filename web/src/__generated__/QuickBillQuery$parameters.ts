/**
 * @generated SignedSource<<118939e509a6ddfeb591d57b50e9b9f0>>
 * @relayHash cee9aedf0e876137f01e08753035b261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 818289369e360007f3a450ffde5f2fa95826af090a49b7d3d2bc127184496b39

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickBillQuery } from './QuickBillQuery.graphql';

const node: PreloadableConcreteRequest<QuickBillQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "818289369e360007f3a450ffde5f2fa95826af090a49b7d3d2bc127184496b39",
    "metadata": {},
    "name": "QuickBillQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
