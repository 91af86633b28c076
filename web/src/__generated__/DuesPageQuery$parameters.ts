/**
 * @generated SignedSource<<2b2096a7fc3422cef9fa6c03e94e6dce>>
 * @relayHash e471ab3b9e8d2a6f67b0203b95124597
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f569a1aa3fad4247daefc37fe5ff59ae95c55172b0ea6f58e12dd902a874c617

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DuesPageQuery } from './DuesPageQuery.graphql';

const node: PreloadableConcreteRequest<DuesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f569a1aa3fad4247daefc37fe5ff59ae95c55172b0ea6f58e12dd902a874c617",
    "metadata": {},
    "name": "DuesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
