/**
 * @generated SignedSource<<3efefada0e4bb84019a49af367c4dddd>>
 * @relayHash 221bae838fa7bf0dccaab9872a959942
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07ef7e0b87c6880a6947e5e357087255ac6fad893f3d59d10541e67c65b8c17d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditBillingsQuery } from './EditBillingsQuery.graphql';

const node: PreloadableConcreteRequest<EditBillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07ef7e0b87c6880a6947e5e357087255ac6fad893f3d59d10541e67c65b8c17d",
    "metadata": {},
    "name": "EditBillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
