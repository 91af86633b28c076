/**
 * @generated SignedSource<<50d18647654053cc32ff8d3ea5dd9d3f>>
 * @relayHash 866e2e806589b279fc91d0c0b44622ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8e8fadcc10d6d47a76d5bf57c2fd4dcb360b1aae4cd93071a60fe5d8615ecb2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingQuery } from './BillingQuery.graphql';

const node: PreloadableConcreteRequest<BillingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8e8fadcc10d6d47a76d5bf57c2fd4dcb360b1aae4cd93071a60fe5d8615ecb2",
    "metadata": {},
    "name": "BillingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
