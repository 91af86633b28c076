/**
 * @generated SignedSource<<fb967d035fc504de2815911d8dbe2e2c>>
 * @relayHash f1c07fc29dcd99a8cf65a70c5c73c7a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a004792871891da51d017dad419914e448d94b38791d312060c4976fb1320229

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingQuery } from './BillingQuery.graphql';

const node: PreloadableConcreteRequest<BillingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a004792871891da51d017dad419914e448d94b38791d312060c4976fb1320229",
    "metadata": {},
    "name": "BillingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
