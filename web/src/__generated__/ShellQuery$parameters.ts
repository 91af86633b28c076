/**
 * @generated SignedSource<<668d15469c35b916a8dbdf2affc042f8>>
 * @relayHash ebf46f25c876690ea0bf8bcf31949972
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7ad3f025284d055b7ae36778f5eb2cbfcc3aec10c28b78dc173cf17c5344f87

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7ad3f025284d055b7ae36778f5eb2cbfcc3aec10c28b78dc173cf17c5344f87",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
