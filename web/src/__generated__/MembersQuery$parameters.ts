/**
 * @generated SignedSource<<6365dffa35b30d55787b23a75d0064e0>>
 * @relayHash a742f0e6aa441c2c169ddb3677ebb5e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a640fc66e4e646d8a06c43c387c0d64e36f28ba67d2d9b263f721e0b39d4100

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersQuery } from './MembersQuery.graphql';

const node: PreloadableConcreteRequest<MembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a640fc66e4e646d8a06c43c387c0d64e36f28ba67d2d9b263f721e0b39d4100",
    "metadata": {},
    "name": "MembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
