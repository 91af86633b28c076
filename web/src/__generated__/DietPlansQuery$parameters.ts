/**
 * @generated SignedSource<<53ebaa6116f1613b36dfa2a7e708305c>>
 * @relayHash 2f164d3c7d44e6bf5199a1a8553641b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32b4d095f6dc383c9a441cbe33e2562384cbb68d57dc3420c6b6d3cb625f5dd2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DietPlansQuery } from './DietPlansQuery.graphql';

const node: PreloadableConcreteRequest<DietPlansQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32b4d095f6dc383c9a441cbe33e2562384cbb68d57dc3420c6b6d3cb625f5dd2",
    "metadata": {},
    "name": "DietPlansQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
