/**
 * @generated SignedSource<<24cfb8c37fb32637a06e024dcde43712>>
 * @relayHash 8e09c4ba1fb8d469635d2b5121b50329
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3995e08495148fd93b0f2b56272a1bfd53cf02d9a00d21a50431372a1c1e85b6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingQuery } from './BillingQuery.graphql';

const node: PreloadableConcreteRequest<BillingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3995e08495148fd93b0f2b56272a1bfd53cf02d9a00d21a50431372a1c1e85b6",
    "metadata": {},
    "name": "BillingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
