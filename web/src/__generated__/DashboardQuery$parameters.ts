/**
 * @generated SignedSource<<5f4408d20da8253aa83699723bb8f962>>
 * @relayHash 997f28354c8c5551f23c003e23e2f6c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4166a9208985472883dfb56533fa2fdaa9771b2e5221ef7a207846db86548109

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardQuery } from './DashboardQuery.graphql';

const node: PreloadableConcreteRequest<DashboardQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4166a9208985472883dfb56533fa2fdaa9771b2e5221ef7a207846db86548109",
    "metadata": {},
    "name": "DashboardQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
