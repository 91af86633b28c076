/**
 * @generated SignedSource<<e22cffacffe9ac16115ae4c570460000>>
 * @relayHash 50f18636508a7021e3d4a622508b08ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1c2f9fbd165778adc5464883810075f1de8d65ee3181fdca440268af391148f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PermissionsQuery } from './PermissionsQuery.graphql';

const node: PreloadableConcreteRequest<PermissionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1c2f9fbd165778adc5464883810075f1de8d65ee3181fdca440268af391148f",
    "metadata": {},
    "name": "PermissionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
