/**
 * @generated SignedSource<<724814ee04fd61deec572049a219b376>>
 * @relayHash 78897e39da73fa34173b640fc1901360
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26f94de1e93a3a80bc9dfe90b7e68629f5c3475cd2b81467b87b33457c61b581

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingsQuery } from './BillingsQuery.graphql';

const node: PreloadableConcreteRequest<BillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26f94de1e93a3a80bc9dfe90b7e68629f5c3475cd2b81467b87b33457c61b581",
    "metadata": {},
    "name": "BillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
