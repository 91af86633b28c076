/**
 * @generated SignedSource<<c6bfe8dffc104adcea38f874767d0b91>>
 * @relayHash da36c2500e0e0628c45d736405250b0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e643232c2e324a122f9f75ab274a2de53d8df61c89dad48e833732b98a1f8c2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e643232c2e324a122f9f75ab274a2de53d8df61c89dad48e833732b98a1f8c2",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
