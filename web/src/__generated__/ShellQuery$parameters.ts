/**
 * @generated SignedSource<<966116f787475d3c5e70e65218719672>>
 * @relayHash a95f962c215197ff0d935c95c2c0144a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f43f9d8333969b44526c09b1ad3b84e61060bd1326cacc1ae00ee6797e2cc0b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f43f9d8333969b44526c09b1ad3b84e61060bd1326cacc1ae00ee6797e2cc0b",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
