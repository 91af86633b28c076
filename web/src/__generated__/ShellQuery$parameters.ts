/**
 * @generated SignedSource<<026b707ef813656d40de114f34dd0018>>
 * @relayHash 08f3fd5811ad9da1f28e475028883115
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcd78f553e007eed6e1ccc259b6cb7f8f3ab9df98ce9931a71484f3483be7a6e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dcd78f553e007eed6e1ccc259b6cb7f8f3ab9df98ce9931a71484f3483be7a6e",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
