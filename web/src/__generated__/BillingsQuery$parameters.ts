/**
 * @generated SignedSource<<e57ca2915c230e75001bb6e6807103d1>>
 * @relayHash 206c6b9ddacadfde388ed9deb96231e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23dc5995d6ccd58d7c4690f43c2c88071de96cd6f5f387cfec19b4d0181b1610

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingsQuery } from './BillingsQuery.graphql';

const node: PreloadableConcreteRequest<BillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23dc5995d6ccd58d7c4690f43c2c88071de96cd6f5f387cfec19b4d0181b1610",
    "metadata": {},
    "name": "BillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
