/**
 * @generated SignedSource<<c7da4a2ad9ce01c7fd4c5d588080444f>>
 * @relayHash 9c4b8bcb7a29365dab122de8fa831388
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d0ce432def0df0e63fb219d806d46dd8acbca3985b2841f5f644ebd1c6477af

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PieceDetailsQuery } from './PieceDetailsQuery.graphql';

const node: PreloadableConcreteRequest<PieceDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d0ce432def0df0e63fb219d806d46dd8acbca3985b2841f5f644ebd1c6477af",
    "metadata": {},
    "name": "PieceDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
