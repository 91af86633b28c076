/**
 * @generated SignedSource<<da65da8bd941dda6a0252ee2f2446a12>>
 * @relayHash a52011880f927d8d02e9ba96cdb597ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fec441bf1b8af5790de897b65479e9fb3e0eb68094c784ab6018ba91497ae57

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PieceDetailsQuery } from './PieceDetailsQuery.graphql';

const node: PreloadableConcreteRequest<PieceDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fec441bf1b8af5790de897b65479e9fb3e0eb68094c784ab6018ba91497ae57",
    "metadata": {},
    "name": "PieceDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
