/**
 * @generated SignedSource<<7228d06f10df9bcb624ea353fc214fd6>>
 * @relayHash 22ec2873e4c7d207aa9e9a258b3e0c47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37c418e7fcda2534dd8dc5358acef23239fb0fdb039c022222189c0115bbb27f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickBillQuery } from './QuickBillQuery.graphql';

const node: PreloadableConcreteRequest<QuickBillQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37c418e7fcda2534dd8dc5358acef23239fb0fdb039c022222189c0115bbb27f",
    "metadata": {},
    "name": "QuickBillQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
