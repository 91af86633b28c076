/**
 * @generated SignedSource<<64247777f9111baa83f147b682ac2586>>
 * @relayHash de2b4f89bb412dbfdfeeb387d0969d50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e140995a57d424a139e3bab4206196bf670d234ce64f64b52f1a911ed03b83c8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingQuery } from './BillingQuery.graphql';

const node: PreloadableConcreteRequest<BillingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e140995a57d424a139e3bab4206196bf670d234ce64f64b52f1a911ed03b83c8",
    "metadata": {},
    "name": "BillingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
