/**
 * @generated SignedSource<<80d7a7bf15da81875a6f64cf7c08cb2c>>
 * @relayHash e09a3bf96c2063d9c0ff3e3d3d2b0935
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4faa8af37972b20b6e84f88e346d193c1aff88d8e80a5f1ab2a6d99fdb068000

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4faa8af37972b20b6e84f88e346d193c1aff88d8e80a5f1ab2a6d99fdb068000",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
