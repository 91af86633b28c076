/**
 * @generated SignedSource<<9d5c494eb97316ef761481aba0f034c8>>
 * @relayHash f89fca3a2e999748c84a70e7ec78a927
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de9114df6397a2d1600e2c85997f9f8614be39854ec8dd39562e1934d8c458bc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de9114df6397a2d1600e2c85997f9f8614be39854ec8dd39562e1934d8c458bc",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
