/**
 * @generated SignedSource<<867d172f45c004738c67ec002d87c813>>
 * @relayHash 197a2d791b62405b1773f57dc7fb8fc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d9a477d612861329e5266f1564bc89c5e238ae9805610446217c53282b40a2e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardQuery } from './DashboardQuery.graphql';

const node: PreloadableConcreteRequest<DashboardQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d9a477d612861329e5266f1564bc89c5e238ae9805610446217c53282b40a2e",
    "metadata": {},
    "name": "DashboardQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
