/**
 * @generated SignedSource<<3d18d7398337f43c28b1c42155f9464a>>
 * @relayHash ea37405acc6b071a1985218ab4b4abd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 986906d7dd8d08132fe9f1cde5772f743b432d5eeb2137ea85ae32adab1a82eb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CommissionPageQuery } from './CommissionPageQuery.graphql';

const node: PreloadableConcreteRequest<CommissionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "986906d7dd8d08132fe9f1cde5772f743b432d5eeb2137ea85ae32adab1a82eb",
    "metadata": {},
    "name": "CommissionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
