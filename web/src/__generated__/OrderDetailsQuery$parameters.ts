/**
 * @generated SignedSource<<27fc9a61b478a11c15537a708deff877>>
 * @relayHash 97740ea8bb6ece4d22d4b57138a6d89b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5d03e6dd55353bc275c1631f64ac706ff0ce0b3ce6e2cd7a493fbd5b797ea45

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5d03e6dd55353bc275c1631f64ac706ff0ce0b3ce6e2cd7a493fbd5b797ea45",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
