/**
 * @generated SignedSource<<a29b77a0f6f1a7f0dd5583d41b128aff>>
 * @relayHash d71e709e588599bc11494f3c25af5b2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e54133a39cdb7796a8a9a67ce7413c973a53ecbf42895eb5dfdd84c3412ed3f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PieceDetailsQuery } from './PieceDetailsQuery.graphql';

const node: PreloadableConcreteRequest<PieceDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e54133a39cdb7796a8a9a67ce7413c973a53ecbf42895eb5dfdd84c3412ed3f",
    "metadata": {},
    "name": "PieceDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
