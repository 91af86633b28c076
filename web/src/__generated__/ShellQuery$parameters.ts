/**
 * @generated SignedSource<<8bca2924ae9dfd370da44cbf50f2dde2>>
 * @relayHash 3b3e91a475fa21f512e87f43c10136d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a007a29498ecb7bdc7bacde16019fc9544da937d22b6b9e79b49ea784d2878c0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a007a29498ecb7bdc7bacde16019fc9544da937d22b6b9e79b49ea784d2878c0",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
