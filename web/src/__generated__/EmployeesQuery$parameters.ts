/**
 * @generated SignedSource<<13c0c2b6b144a171ce90be510a0a908b>>
 * @relayHash 89fce08a8ddf943081ad85bff44a0f7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db3836915c77bcff2a3d8d590200d77e759cace62d51df01f5c4bc6329b4bf32

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EmployeesQuery } from './EmployeesQuery.graphql';

const node: PreloadableConcreteRequest<EmployeesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db3836915c77bcff2a3d8d590200d77e759cace62d51df01f5c4bc6329b4bf32",
    "metadata": {},
    "name": "EmployeesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
