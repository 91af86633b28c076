/**
 * @generated SignedSource<<b3981c956a22e588611867c329b9327a>>
 * @relayHash 77d92b23674f00353702a1a4f13c8b90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3ddd47e747496cdfbb06778291b07582a32008655bfa6f607f58d89bd25778c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreateOrderQuery } from './CreateOrderQuery.graphql';

const node: PreloadableConcreteRequest<CreateOrderQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3ddd47e747496cdfbb06778291b07582a32008655bfa6f607f58d89bd25778c",
    "metadata": {},
    "name": "CreateOrderQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
