/**
 * @generated SignedSource<<48e4b83add0881983ec2f7c99a1349b2>>
 * @relayHash 0ceee3c72b76a4f6dd8fab5920a71912
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ba9777c98c4d1a15a5488f91a5983b28893cedf1fb69d7d2e25f96d3c5c294d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ToBuyPageQuery } from './ToBuyPageQuery.graphql';

const node: PreloadableConcreteRequest<ToBuyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ba9777c98c4d1a15a5488f91a5983b28893cedf1fb69d7d2e25f96d3c5c294d",
    "metadata": {},
    "name": "ToBuyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
