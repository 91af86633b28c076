/**
 * @generated SignedSource<<093c71819c4fb7709b85b29d1877a58a>>
 * @relayHash e98a6ab3b2ef0967d7e1d7d6c8b7e998
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad6e93abe7483e7085ee261094f53a209e1441d0afe650d6908af3d9a37897ce

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CalendarQuery } from './CalendarQuery.graphql';

const node: PreloadableConcreteRequest<CalendarQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad6e93abe7483e7085ee261094f53a209e1441d0afe650d6908af3d9a37897ce",
    "metadata": {},
    "name": "CalendarQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
