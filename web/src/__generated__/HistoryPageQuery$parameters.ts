/**
 * @generated SignedSource<<1678972c0867e1132f81981142cd57f2>>
 * @relayHash 332028b5568711c018d9ddfe7b7055bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 195e3e3c6e4b7e9408e3994dfe07f963394382e89e9eadff91c066cf62767ee3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryPageQuery } from './HistoryPageQuery.graphql';

const node: PreloadableConcreteRequest<HistoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "195e3e3c6e4b7e9408e3994dfe07f963394382e89e9eadff91c066cf62767ee3",
    "metadata": {},
    "name": "HistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
