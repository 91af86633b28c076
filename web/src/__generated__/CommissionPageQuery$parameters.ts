/**
 * @generated SignedSource<<8bccc88ff17653970e08838bfcae9d9d>>
 * @relayHash bf0990e6e7fefdaf763b5528b00885da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcc5f9e8f74358c802979893f51be19ad8549a4dc0dd3600f54516d6ed163f7b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CommissionPageQuery } from './CommissionPageQuery.graphql';

const node: PreloadableConcreteRequest<CommissionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcc5f9e8f74358c802979893f51be19ad8549a4dc0dd3600f54516d6ed163f7b",
    "metadata": {},
    "name": "CommissionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
