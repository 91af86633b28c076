/**
 * @generated SignedSource<<9897c59974bf907eef04fc1c64f56e07>>
 * @relayHash 4fae5f7568781633d991cafd20fc16b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 964f506d5bbadee769afe5f5a2cb5467309cc7113147a22dcb1e2725e0032b41

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PieceDetailsQuery } from './PieceDetailsQuery.graphql';

const node: PreloadableConcreteRequest<PieceDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "964f506d5bbadee769afe5f5a2cb5467309cc7113147a22dcb1e2725e0032b41",
    "metadata": {},
    "name": "PieceDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
