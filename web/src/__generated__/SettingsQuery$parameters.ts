/**
 * @generated SignedSource<<b376831eabcd6fc72fd1b5d41700c09e>>
 * @relayHash 6379fc4354ab029ee05f70a582b2fa78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec004854f3a13fa75a86939bcec9723acf8735a68005650e4797542605b67f2b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsQuery } from './SettingsQuery.graphql';

const node: PreloadableConcreteRequest<SettingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec004854f3a13fa75a86939bcec9723acf8735a68005650e4797542605b67f2b",
    "metadata": {},
    "name": "SettingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
