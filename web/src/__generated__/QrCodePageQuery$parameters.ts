/**
 * @generated SignedSource<<3f273d240dffa1d6ed0cff5e92ca69b7>>
 * @relayHash 85decc77acc6aebbd63770b820accc73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16ccdace5acd00e4d902d639180a7bb26cb1efcd926911a588517effbe67fd68

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16ccdace5acd00e4d902d639180a7bb26cb1efcd926911a588517effbe67fd68",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
