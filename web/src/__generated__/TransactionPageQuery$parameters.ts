/**
 * @generated SignedSource<<aa0759349f985d0a32c2155d66cbe59b>>
 * @relayHash 57683c92b6ddf1b77fb10d7a153bd8e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db88fba2b81f2fb5a7f5f2e46abdd4004304d17ed3144022021f40b70ee534f6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TransactionPageQuery } from './TransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db88fba2b81f2fb5a7f5f2e46abdd4004304d17ed3144022021f40b70ee534f6",
    "metadata": {},
    "name": "TransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
