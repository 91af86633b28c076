/**
 * @generated SignedSource<<0d5d1dbccf359f6b90541befccf08389>>
 * @relayHash 3c0ccc8263648ce099f83655119e9eb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4771db087266d5f3d1f3550ab83b4640830224ad5523cbebe821342a013249dd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4771db087266d5f3d1f3550ab83b4640830224ad5523cbebe821342a013249dd",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
