/**
 * @generated SignedSource<<3be1b29241b2760385c76658d9c5075e>>
 * @relayHash 2bfeba27910732f892a2a3e059edc831
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfee2d399630e76e199ac8ff6e29edb4238c6f59f4393984956be5e1217aa1df

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditBillingsQuery } from './EditBillingsQuery.graphql';

const node: PreloadableConcreteRequest<EditBillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfee2d399630e76e199ac8ff6e29edb4238c6f59f4393984956be5e1217aa1df",
    "metadata": {},
    "name": "EditBillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
