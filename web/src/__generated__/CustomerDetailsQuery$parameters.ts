/**
 * @generated SignedSource<<074bd430758a99d731d4ece4a59421bc>>
 * @relayHash 96a9753dc735dff87c20b78e9e681cd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb925ebda2039ff55f3730a64cd562a63320eea623b1cf3259d6e563ef1d8b7c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CustomerDetailsQuery } from './CustomerDetailsQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb925ebda2039ff55f3730a64cd562a63320eea623b1cf3259d6e563ef1d8b7c",
    "metadata": {},
    "name": "CustomerDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
