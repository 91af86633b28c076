/**
 * @generated SignedSource<<4fe9fb780e5cc29bf28cd3e397b88038>>
 * @relayHash 868bbca362a42e81790459a1f5a9ef32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3a4a0b1b89abd7365f0b8f33384f7b246f9db33f2dfbc64bd8d60c8bd2ef4e0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersQuery } from './MembersQuery.graphql';

const node: PreloadableConcreteRequest<MembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3a4a0b1b89abd7365f0b8f33384f7b246f9db33f2dfbc64bd8d60c8bd2ef4e0",
    "metadata": {},
    "name": "MembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
