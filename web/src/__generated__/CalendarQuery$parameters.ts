/**
 * @generated SignedSource<<e2c8e60e27ab1dc485bb15e381d944d2>>
 * @relayHash 5ac9d585811b3d6a6385633f827daa1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f40d7649b71d466dc964460c75ccc9c514d06d510d71ad46b600c3a230c6dacb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CalendarQuery } from './CalendarQuery.graphql';

const node: PreloadableConcreteRequest<CalendarQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f40d7649b71d466dc964460c75ccc9c514d06d510d71ad46b600c3a230c6dacb",
    "metadata": {},
    "name": "CalendarQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
