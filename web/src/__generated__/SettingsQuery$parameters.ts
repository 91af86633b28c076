/**
 * @generated SignedSource<<92909552fe3c242ac4e76a7685960174>>
 * @relayHash 3c93003f0df0132d59d0d3e093a4bd86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71e38a5da8ed04f5cd5014fc8d90139b321743f2f8f136b3196bef9e27e95e94

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsQuery } from './SettingsQuery.graphql';

const node: PreloadableConcreteRequest<SettingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71e38a5da8ed04f5cd5014fc8d90139b321743f2f8f136b3196bef9e27e95e94",
    "metadata": {},
    "name": "SettingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
