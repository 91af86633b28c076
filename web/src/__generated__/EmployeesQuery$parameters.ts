/**
 * @generated SignedSource<<a210cfebe53ea9a874a063981a4b8041>>
 * @relayHash 416a7f19116ba45b51758c77461b22ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3189dd53bbba9a224fbaa3fc242e8fbcee45cced2835b7f06a315089a7658e57

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EmployeesQuery } from './EmployeesQuery.graphql';

const node: PreloadableConcreteRequest<EmployeesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3189dd53bbba9a224fbaa3fc242e8fbcee45cced2835b7f06a315089a7658e57",
    "metadata": {},
    "name": "EmployeesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
