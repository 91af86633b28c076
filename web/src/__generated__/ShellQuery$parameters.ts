/**
 * @generated SignedSource<<03d125c2e68574a208d11d71bfb18c6f>>
 * @relayHash ef30b729910f8c531163fb6024013850
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c55d14a694f58075bb953acb886778a6538377daff58356b9fc62047a6ca84a0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c55d14a694f58075bb953acb886778a6538377daff58356b9fc62047a6ca84a0",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
