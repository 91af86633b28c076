/**
 * @generated SignedSource<<d30d07c41483ffbb85b46906212a4d16>>
 * @relayHash 4ee434b17edc4fdb7bd7988b7f719f69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5f7b30c6cb1b937434800a3604a786c24507a49519d014fd0c25e070597d7f8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5f7b30c6cb1b937434800a3604a786c24507a49519d014fd0c25e070597d7f8",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
