/**
 * @generated SignedSource<<6bd4b987ee6edc2db61b7088d7a40d00>>
 * @relayHash eed323fc61a98d3f6f43a65874ac17c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbc30a2294b366c0a5a394f912aabc977f588094db7a46ea1763d0e774cede19

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbc30a2294b366c0a5a394f912aabc977f588094db7a46ea1763d0e774cede19",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
