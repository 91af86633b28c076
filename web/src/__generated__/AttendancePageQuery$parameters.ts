/**
 * @generated SignedSource<<cd2ca105fbc1e377ea8bcfe62b213199>>
 * @relayHash babf937c31050cf128d50ddb43db9a66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2d4fcab0ad3247cf2ffcf40544de99d5fc2228a4432ddfedd1daec43fcc69db

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AttendancePageQuery } from './AttendancePageQuery.graphql';

const node: PreloadableConcreteRequest<AttendancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2d4fcab0ad3247cf2ffcf40544de99d5fc2228a4432ddfedd1daec43fcc69db",
    "metadata": {},
    "name": "AttendancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
