/**
 * @generated SignedSource<<9c77801804cd5642bae578b3dd302e49>>
 * @relayHash d0afb6d68b1179ec2e20a2e87b9e4845
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8680a3eab06d50cac4ab058e40a920532c29cad167706994ce424a51ba9fdaf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MastersQuery } from './MastersQuery.graphql';

const node: PreloadableConcreteRequest<MastersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8680a3eab06d50cac4ab058e40a920532c29cad167706994ce424a51ba9fdaf",
    "metadata": {},
    "name": "MastersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
