/**
 * @generated SignedSource<<0a53987646d568c5342f916648f88cfa>>
 * @relayHash 48abc3a217bbdb0ad534364909f251b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 730532e6aa66386b6979a9c7a408d0b16c4d780a10cab4d53b0d2691902d0087

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingsQuery } from './BillingsQuery.graphql';

const node: PreloadableConcreteRequest<BillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "730532e6aa66386b6979a9c7a408d0b16c4d780a10cab4d53b0d2691902d0087",
    "metadata": {},
    "name": "BillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
