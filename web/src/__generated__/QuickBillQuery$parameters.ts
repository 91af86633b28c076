/**
 * @generated SignedSource<<84b24d5fae02a2e52d3a3e040fc4c338>>
 * @relayHash 6e19f25b9f249ffa8d6e53a9a21d2bdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9880945132cea33cee28254fdaec265343d92c52f857cbb7f08a4cbade8964e6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickBillQuery } from './QuickBillQuery.graphql';

const node: PreloadableConcreteRequest<QuickBillQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9880945132cea33cee28254fdaec265343d92c52f857cbb7f08a4cbade8964e6",
    "metadata": {},
    "name": "QuickBillQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
