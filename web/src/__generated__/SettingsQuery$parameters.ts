/**
 * @generated SignedSource<<05024aeebb562ac661b63e6965b0a843>>
 * @relayHash 13f899e3fe65aff3a07dbb449dddfbce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a6e2b75a6f572c313ca921c99ec6128f370a14284de79170c299b277aab44fe

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsQuery } from './SettingsQuery.graphql';

const node: PreloadableConcreteRequest<SettingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a6e2b75a6f572c313ca921c99ec6128f370a14284de79170c299b277aab44fe",
    "metadata": {},
    "name": "SettingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
