/**
 * @generated SignedSource<<446e3ada74ea1f3e715d619c8974f6c3>>
 * @relayHash 7fb9a11063843b31ee5b9eb61993f44b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94aa6b1f11aaf5902a52424684b376b6776da38bd5cf834409381acad1977430

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingsQuery } from './BillingsQuery.graphql';

const node: PreloadableConcreteRequest<BillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94aa6b1f11aaf5902a52424684b376b6776da38bd5cf834409381acad1977430",
    "metadata": {},
    "name": "BillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
