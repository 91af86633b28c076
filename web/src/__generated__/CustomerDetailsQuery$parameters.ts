/**
 * @generated SignedSource<<cae08f313019521771a7080b5110a293>>
 * @relayHash 4a3882383a00af5d15c820a1369faabe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0fa6ea94d40924eabd6b5fc6b5b3f907aa67ed717f3b1efff9803d836a1ba9e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0fa6ea94d40924eabd6b5fc6b5b3f907aa67ed717f3b1efff9803d836a1ba9e",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
