/**
 * @generated SignedSource<<be4682ca0ed2df1ee6916ab0b069ff16>>
 * @relayHash 6a01ec9cfc58b0f34af0a0a9a2e36e50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b6d96461c160b0098cf13bc73f045182eed07b3e57b891bcaf146f2bfe3f3c6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditBillingsQuery } from './EditBillingsQuery.graphql';

const node: PreloadableConcreteRequest<EditBillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b6d96461c160b0098cf13bc73f045182eed07b3e57b891bcaf146f2bfe3f3c6",
    "metadata": {},
    "name": "EditBillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
