/**
 * @generated SignedSource<<0c193434c9235be2b655046eb2e34d72>>
 * @relayHash 8b696e02a51b1b151320b08c8060a12e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 203f6173391f2ffbb65072d4347d89a812e58b3d1c082a7a5404cc07c9c30c48

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingsQuery } from './BillingsQuery.graphql';

const node: PreloadableConcreteRequest<BillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "203f6173391f2ffbb65072d4347d89a812e58b3d1c082a7a5404cc07c9c30c48",
    "metadata": {},
    "name": "BillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
