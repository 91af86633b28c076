/**
 * @generated SignedSource<<62d600ab03ec9d4473d8a6ad7b8deee4>>
 * @relayHash 93186c53ff38f984da7a8157711e1b8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1902090cba72b1f7f90c5d5bedc69507ea2772694f5839de5e4992df8e721451

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditBillingsQuery } from './EditBillingsQuery.graphql';

const node: PreloadableConcreteRequest<EditBillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1902090cba72b1f7f90c5d5bedc69507ea2772694f5839de5e4992df8e721451",
    "metadata": {},
    "name": "EditBillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
