/**
 * @generated SignedSource<<092a3e7ce21ab969cbb7aa3c84507a35>>
 * @relayHash d8ccc936b69f23f7fba800642abe8f63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f2a76699dc72a9af0401a33c6a1c98e369879adf794083750ed4b6fc47901dc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionsQuery } from './SessionsQuery.graphql';

const node: PreloadableConcreteRequest<SessionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f2a76699dc72a9af0401a33c6a1c98e369879adf794083750ed4b6fc47901dc",
    "metadata": {},
    "name": "SessionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
