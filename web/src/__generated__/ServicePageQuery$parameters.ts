/**
 * @generated SignedSource<<bd71f2fa7da8d999cb9e0afde4724a22>>
 * @relayHash faea8193fe799b46bb2bebd7fbeda903
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67b810ba03464fb94f0fee3b9aa8622977392925b0008744df108e6ba17f17fd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67b810ba03464fb94f0fee3b9aa8622977392925b0008744df108e6ba17f17fd",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
