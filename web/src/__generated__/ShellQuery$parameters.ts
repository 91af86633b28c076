/**
 * @generated SignedSource<<8f49aa10a2d2a164efb382739489ad65>>
 * @relayHash 7a94542bf4e0f8860942a4932b4b58c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0be043baf181d2bfe408321e8816d1f667bcfa96f09692177f3af2123d00bb73

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0be043baf181d2bfe408321e8816d1f667bcfa96f09692177f3af2123d00bb73",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
