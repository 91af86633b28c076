/**
 * @generated SignedSource<<dd719dca12db43dda5e088e901f26d4e>>
 * @relayHash 53a48793ce475e50445727a9c4cf0a9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a265abc504c50143dbf2d80bc6947b5b1a886fc82f5f076088a56e0fb61c3d6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditBillingsQuery } from './EditBillingsQuery.graphql';

const node: PreloadableConcreteRequest<EditBillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a265abc504c50143dbf2d80bc6947b5b1a886fc82f5f076088a56e0fb61c3d6",
    "metadata": {},
    "name": "EditBillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
