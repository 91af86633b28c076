/**
 * @generated SignedSource<<e6b3f6b2b08c50cf424b8232727c7606>>
 * @relayHash 402ead4a9590d7f45a0b0095693c80bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7373fbc7bd3508e7c7e4f458937f6027b1d354ff712f80a0d8d582beb4cc91a0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionsQuery } from './SessionsQuery.graphql';

const node: PreloadableConcreteRequest<SessionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7373fbc7bd3508e7c7e4f458937f6027b1d354ff712f80a0d8d582beb4cc91a0",
    "metadata": {},
    "name": "SessionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
