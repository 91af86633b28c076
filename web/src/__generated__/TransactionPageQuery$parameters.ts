/**
 * @generated SignedSource<<d915884c450f0f2f6ab52e3d4ccd081c>>
 * @relayHash 27363580f3dbf441663a7c717fb407f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d67a7f99286239f21e573ae7c130fbf70c0db7fae7bfa96921f7a25464d91fe2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TransactionPageQuery } from './TransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d67a7f99286239f21e573ae7c130fbf70c0db7fae7bfa96921f7a25464d91fe2",
    "metadata": {},
    "name": "TransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
