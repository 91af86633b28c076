/**
 * @generated SignedSource<<835dab3a8688a22071859b8a3bb1cf88>>
 * @relayHash b15339406362b2645dc8c0e18d477f9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccb09a5cfbc4d5342b2f9bcdecc2413631a1ca07696452a2dd3884dd7deccbc6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickBillQuery } from './QuickBillQuery.graphql';

const node: PreloadableConcreteRequest<QuickBillQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccb09a5cfbc4d5342b2f9bcdecc2413631a1ca07696452a2dd3884dd7deccbc6",
    "metadata": {},
    "name": "QuickBillQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
