/**
 * @generated SignedSource<<54c3e9209d89bcb7e9899adbd40ae45a>>
 * @relayHash 9549cefa0794812c93a1c1c2b3e5e4ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 334a10b1197b67943b6de3b71f1b795eb38eac93df7906e0c3281342305e31b4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "334a10b1197b67943b6de3b71f1b795eb38eac93df7906e0c3281342305e31b4",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
