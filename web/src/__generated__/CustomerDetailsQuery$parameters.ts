/**
 * @generated SignedSource<<a6f9ca5c5a7c93894434a2114912a3c2>>
 * @relayHash e4a282472d47f2f57441db9c6d01e865
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66db66109288e94b53f8967d4df5a06ae99ed65e2f09889ef46dfed3bf5642cb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66db66109288e94b53f8967d4df5a06ae99ed65e2f09889ef46dfed3bf5642cb",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
