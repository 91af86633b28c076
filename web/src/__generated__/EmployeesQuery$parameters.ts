/**
 * @generated SignedSource<<2ac731ef621283de91f3e89fdb314fd0>>
 * @relayHash b4a5df6a2cdac46a107e42d033b0fa4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 248f1a9b21fc718c20a19ce8efd1962987e57d735cac800aba8ed7d5ab8a77b3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EmployeesQuery } from './EmployeesQuery.graphql';

const node: PreloadableConcreteRequest<EmployeesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "248f1a9b21fc718c20a19ce8efd1962987e57d735cac800aba8ed7d5ab8a77b3",
    "metadata": {},
    "name": "EmployeesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
