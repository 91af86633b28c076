/**
 * @generated SignedSource<<9eea21f6bd8a51d231a7e25d8320bf95>>
 * @relayHash 132b9c3ebe591fbdd3ac9521ef06cf74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 532d71e0bd21c517896c01fabb99138483ebb9f5854e2e83076dfa9a42c1c068

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MarketingQuery } from './MarketingQuery.graphql';

const node: PreloadableConcreteRequest<MarketingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "532d71e0bd21c517896c01fabb99138483ebb9f5854e2e83076dfa9a42c1c068",
    "metadata": {},
    "name": "MarketingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
