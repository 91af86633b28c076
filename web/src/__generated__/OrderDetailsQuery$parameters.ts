/**
 * @generated SignedSource<<bba9b562f1ba7fb0c3ede799031f2200>>
 * @relayHash 434f84298a2809acff0d113c75487b83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71c4a1c4f755b00fcc420688d6008ee677a98e71244c9f40c49aabace775def6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71c4a1c4f755b00fcc420688d6008ee677a98e71244c9f40c49aabace775def6",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
