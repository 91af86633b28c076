/**
 * @generated SignedSource<<a6c1c342adef6ce3ab1c0d767004b0b8>>
 * @relayHash 412f1ef66025841485fbbf5484cc92e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41c78345bac4c5da0922a9d98c80acde453094a4ecd40a191986788f953ff301

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsQuery } from './SettingsQuery.graphql';

const node: PreloadableConcreteRequest<SettingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41c78345bac4c5da0922a9d98c80acde453094a4ecd40a191986788f953ff301",
    "metadata": {},
    "name": "SettingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
