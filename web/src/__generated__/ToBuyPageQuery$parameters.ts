/**
 * @generated SignedSource<<a6bb3a1e832907faf550bfbec6272189>>
 * @relayHash 327c6a415e2fee78859ad6bb1d3503f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed83b5f854df7eaaf85c5508d04f0799b63b547e30694c817f2136006d9ae3a6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ToBuyPageQuery } from './ToBuyPageQuery.graphql';

const node: PreloadableConcreteRequest<ToBuyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed83b5f854df7eaaf85c5508d04f0799b63b547e30694c817f2136006d9ae3a6",
    "metadata": {},
    "name": "ToBuyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
