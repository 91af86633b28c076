/**
 * @generated SignedSource<<c170d223eb92e9db1e3ec6271a020bd4>>
 * @relayHash d5a2e907f9de854db2b527530e2d725c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ae7333e0b323aace3584198ac7ca5686d9e4255efecbecd614ed5414be7a9aa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickBillQuery } from './QuickBillQuery.graphql';

const node: PreloadableConcreteRequest<QuickBillQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ae7333e0b323aace3584198ac7ca5686d9e4255efecbecd614ed5414be7a9aa",
    "metadata": {},
    "name": "QuickBillQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
