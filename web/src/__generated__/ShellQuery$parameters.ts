/**
 * @generated SignedSource<<797868e0e5068dde81c1b4f50b509998>>
 * @relayHash 4230484e493eb6155b68ee786ea3a376
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b68e1eef9ded57e01d5d43129e3c4c9522b60436b78e512d122f76a199b9b81c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b68e1eef9ded57e01d5d43129e3c4c9522b60436b78e512d122f76a199b9b81c",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
