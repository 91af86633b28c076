/**
 * @generated SignedSource<<3e92ce0da6fb25eba8f4e3d99b8ddbc3>>
 * @relayHash d65b1762bd10962e36797031b6e7a922
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df0f1a0c1207f39fb91c440c132b513d47404c1417b73103b22e9562bffe339f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df0f1a0c1207f39fb91c440c132b513d47404c1417b73103b22e9562bffe339f",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
