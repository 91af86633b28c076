/**
 * @generated SignedSource<<26a35b482da8bdec3027c1bb499131a1>>
 * @relayHash 00b4a0cebd3440044b6cb6c73dc0143e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0b686dd3dd53dfa3b86e1877c8e24709cc582c00d97c69ab84cd9820732670d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreateOrderQuery } from './CreateOrderQuery.graphql';

const node: PreloadableConcreteRequest<CreateOrderQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0b686dd3dd53dfa3b86e1877c8e24709cc582c00d97c69ab84cd9820732670d",
    "metadata": {},
    "name": "CreateOrderQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
