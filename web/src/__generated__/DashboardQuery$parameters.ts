/**
 * @generated SignedSource<<5c8fbc9a6f2c5326da9ce56251880557>>
 * @relayHash ad618383dd8e2096d32ed64160e23bf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d499b786f92fb9c0247233dc421bb440abf4e51f3830f523f10edc5478eebe15

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardQuery } from './DashboardQuery.graphql';

const node: PreloadableConcreteRequest<DashboardQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d499b786f92fb9c0247233dc421bb440abf4e51f3830f523f10edc5478eebe15",
    "metadata": {},
    "name": "DashboardQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
