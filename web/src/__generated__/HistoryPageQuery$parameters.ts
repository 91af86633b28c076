/**
 * @generated SignedSource<<3a85d72c231a3ffcf7ef61ebab0b7de5>>
 * @relayHash 298188ba8752f991bd690f15c86b639f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7773499cd0ca82cf00ea4588b59362ddc33e5c1ad73773705039ec9f7986ab2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryPageQuery } from './HistoryPageQuery.graphql';

const node: PreloadableConcreteRequest<HistoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7773499cd0ca82cf00ea4588b59362ddc33e5c1ad73773705039ec9f7986ab2",
    "metadata": {},
    "name": "HistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
