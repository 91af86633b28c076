/**
 * @generated SignedSource<<6d74cb9ed5e0e666610f9b5c377cff93>>
 * @relayHash dcd558f9c291177e63de2c9735ee980f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88cad0e78fab93097ba5617966c54a6e720975bed6b47d317751b96df580ec38

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReturnQuery } from './ReturnQuery.graphql';

const node: PreloadableConcreteRequest<ReturnQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88cad0e78fab93097ba5617966c54a6e720975bed6b47d317751b96df580ec38",
    "metadata": {},
    "name": "ReturnQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
