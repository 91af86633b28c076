/**
 * @generated SignedSource<<0ab9fc29cc7ba4a50f95351214ddb31e>>
 * @relayHash 8ef8dab399bbc87c9e8890a5afb26eb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5120296cd0e7ffecb6207e1d50b0c38063fa1a4dae83fd22e860e4976181bfd9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5120296cd0e7ffecb6207e1d50b0c38063fa1a4dae83fd22e860e4976181bfd9",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
