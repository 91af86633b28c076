/**
 * @generated SignedSource<<64c1e6a8684ec15a00fb8c7c1008a614>>
 * @relayHash 95ccdf2f7f2af07bb4c748eb624bcd15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e11fa896a8abac87b2104dfa4ab66df189a039fc3c16326f40ef89cb99c753ab

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TransactionPageQuery } from './TransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e11fa896a8abac87b2104dfa4ab66df189a039fc3c16326f40ef89cb99c753ab",
    "metadata": {},
    "name": "TransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
