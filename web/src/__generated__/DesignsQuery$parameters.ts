/**
 * @generated SignedSource<<bb84ff5a8cf9e79f56eeabb2c6436899>>
 * @relayHash 645b0a95871ffba52775cd58cd98d7dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9a4d1dc14fdb5997c0273fa13d500703f8af32fae365ee55ca4009b847bb988

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DesignsQuery } from './DesignsQuery.graphql';

const node: PreloadableConcreteRequest<DesignsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9a4d1dc14fdb5997c0273fa13d500703f8af32fae365ee55ca4009b847bb988",
    "metadata": {},
    "name": "DesignsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
