/**
 * @generated SignedSource<<f5f0a7b23eaa1d037f74b18fa50adf4c>>
 * @relayHash 67dc77d43677dc2d80e01c0162f2653e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b86d67f8474c9c32f7f26c4ac4c828a5c124f050a914e574962b2afb1957aa4e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b86d67f8474c9c32f7f26c4ac4c828a5c124f050a914e574962b2afb1957aa4e",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
