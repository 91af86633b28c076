/**
 * @generated SignedSource<<9e9efe2fe0bb0ceb1c3714e505aadf64>>
 * @relayHash df0a876f483a268d237200ef871fbad9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43b65c7087161440c7a4068cff945907f6a8e337bd615d46f01fcce8c40c880d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TransactionPageQuery } from './TransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43b65c7087161440c7a4068cff945907f6a8e337bd615d46f01fcce8c40c880d",
    "metadata": {},
    "name": "TransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
