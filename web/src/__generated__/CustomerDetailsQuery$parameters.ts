/**
 * @generated SignedSource<<083a533a3def54f920b4468495cdf295>>
 * @relayHash 572fc269423b706035866fefdcefe5db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72c0fdfed0da2239ce7b75c574fab13ae20e7ffc90a4140d1b9ea026ada5ee58

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72c0fdfed0da2239ce7b75c574fab13ae20e7ffc90a4140d1b9ea026ada5ee58",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
