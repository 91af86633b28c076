/**
 * @generated SignedSource<<21a1da626bab1bcca30b4d4de3e8e77c>>
 * @relayHash e3900060d7436c61dd52bfaef98879ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5ac732bd6af83b9666070db8a6d037d9351c960651a140c594d3b3c7b3fa748

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardQuery } from './DashboardQuery.graphql';

const node: PreloadableConcreteRequest<DashboardQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5ac732bd6af83b9666070db8a6d037d9351c960651a140c594d3b3c7b3fa748",
    "metadata": {},
    "name": "DashboardQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
