/**
 * @generated SignedSource<<af4888627f808d982571ce7a6ef4f615>>
 * @relayHash d30b59c2f6c0cddc21a09302ebe52cdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79c0503557233c2f1af554e2bf9832848f8af967a9d5ec1e4eafaccb957fa3de

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditOrderQuery } from './EditOrderQuery.graphql';

const node: PreloadableConcreteRequest<EditOrderQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79c0503557233c2f1af554e2bf9832848f8af967a9d5ec1e4eafaccb957fa3de",
    "metadata": {},
    "name": "EditOrderQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
