/**
 * @generated SignedSource<<6e3119018332fc9a4beda2e8f7a8b558>>
 * @relayHash 48991fca6c0028198fff193fb8716119
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5634aef0267d6fa3f460e92bef3043d3ec5b184e6678d299d6ae4c4a126dff00

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TransactionPageQuery } from './TransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5634aef0267d6fa3f460e92bef3043d3ec5b184e6678d299d6ae4c4a126dff00",
    "metadata": {},
    "name": "TransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
