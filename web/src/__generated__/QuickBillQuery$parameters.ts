/**
 * @generated SignedSource<<1d78f4057e09f722e78b70f0f93560c4>>
 * @relayHash 8ee1a636317767aa359d78fcb487839c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6669aa48cf56c85596705e78af831615e005943a06e42dbec24ff840d649681

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickBillQuery } from './QuickBillQuery.graphql';

const node: PreloadableConcreteRequest<QuickBillQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6669aa48cf56c85596705e78af831615e005943a06e42dbec24ff840d649681",
    "metadata": {},
    "name": "QuickBillQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
