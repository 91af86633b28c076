/**
 * @generated SignedSource<<ddf61ebbaf8701e2c518925756fd3bef>>
 * @relayHash 69ef46af8305591c24277db9b46eab36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 958248115cd07fd3e49ab9c2bfa6707b7ba1d6205c9d15ce995c5505e39f67c1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "958248115cd07fd3e49ab9c2bfa6707b7ba1d6205c9d15ce995c5505e39f67c1",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
