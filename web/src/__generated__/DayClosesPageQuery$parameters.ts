/**
 * @generated SignedSource<<ee507790ffb879c7955a5d84dc88f09a>>
 * @relayHash 30db8264afd5b7fc992d35e673d01dd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c63dd9415d831db2b4eeb4abd2082bd216c0804da0b67b7b3b6bc56987f4e00

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DayClosesPageQuery } from './DayClosesPageQuery.graphql';

const node: PreloadableConcreteRequest<DayClosesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c63dd9415d831db2b4eeb4abd2082bd216c0804da0b67b7b3b6bc56987f4e00",
    "metadata": {},
    "name": "DayClosesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
