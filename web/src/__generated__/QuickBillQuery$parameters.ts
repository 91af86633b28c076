/**
 * @generated SignedSource<<db112ea2cc4754fc728c5362adb9ccbd>>
 * @relayHash 44eb75a22c95127ffa3de0095ff18c76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e1f0848e6cfcc71b707b0a1a5a0a8da789c786d69942a8f41604bd7f55b96ab

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickBillQuery } from './QuickBillQuery.graphql';

const node: PreloadableConcreteRequest<QuickBillQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e1f0848e6cfcc71b707b0a1a5a0a8da789c786d69942a8f41604bd7f55b96ab",
    "metadata": {},
    "name": "QuickBillQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
