/**
 * @generated SignedSource<<b5fe2fe906cf8a301136192b8b16c14c>>
 * @relayHash a147836412b88f7dbf261d97a0c9b288
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d3a918992396b6bb0eb92e3cd58043857a9b89851c15a1ae1616703355ae82c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MapLocationQuery } from './MapLocationQuery.graphql';

const node: PreloadableConcreteRequest<MapLocationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d3a918992396b6bb0eb92e3cd58043857a9b89851c15a1ae1616703355ae82c",
    "metadata": {},
    "name": "MapLocationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
