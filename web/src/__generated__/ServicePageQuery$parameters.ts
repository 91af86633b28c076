/**
 * @generated SignedSource<<897663644bdc1c17072abd0d86d3cda9>>
 * @relayHash 3085ddb8d9571bbcb7a77ee5f848afb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aad817f26905a79a8d4e11802883b117891621dfb4a9249a55e0a6016e6090c2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aad817f26905a79a8d4e11802883b117891621dfb4a9249a55e0a6016e6090c2",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
