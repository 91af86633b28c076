/**
 * @generated SignedSource<<2d96ff54126a52b161cfdedb20d80be7>>
 * @relayHash b6f112cc4a6033a438fd8c74301a0765
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a412909e5cba387b4554c5a709b75d5bc0faaece759f60bac697a3c879f1cf19

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a412909e5cba387b4554c5a709b75d5bc0faaece759f60bac697a3c879f1cf19",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
