/**
 * @generated SignedSource<<a2b7b2b0babe83378bf78c0731984f96>>
 * @relayHash cfe9da931bb7da6b0a804363572d2d7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0019f4be672cb0a1517565f76ffb331db30f3dd9ee719a94441ea2ce1d01792c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AttendancePageQuery } from './AttendancePageQuery.graphql';

const node: PreloadableConcreteRequest<AttendancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0019f4be672cb0a1517565f76ffb331db30f3dd9ee719a94441ea2ce1d01792c",
    "metadata": {},
    "name": "AttendancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
