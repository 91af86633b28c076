/**
 * @generated SignedSource<<c1e02f880223948e12da53f2d1485bbf>>
 * @relayHash 1e730f7d25627c162c2f451e1fd41ccf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6a0b68498ff69ec1f72533c152e60953c62626fc08ca2cfbb09524fb5e00095

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6a0b68498ff69ec1f72533c152e60953c62626fc08ca2cfbb09524fb5e00095",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
