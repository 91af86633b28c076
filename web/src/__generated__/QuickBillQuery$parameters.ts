/**
 * @generated SignedSource<<495a4080a81fdcc9a390078a6fe96b7c>>
 * @relayHash 2f12f00687495bc8142a2f5ced19a908
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca00af4a18edba7430732943ba25ce388794c108b8031d32261cade1f0e6c4b6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickBillQuery } from './QuickBillQuery.graphql';

const node: PreloadableConcreteRequest<QuickBillQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca00af4a18edba7430732943ba25ce388794c108b8031d32261cade1f0e6c4b6",
    "metadata": {},
    "name": "QuickBillQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
