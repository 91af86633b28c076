/**
 * @generated SignedSource<<2eb6e0e90ea395974de5afc35876d299>>
 * @relayHash cc53316a33591118340312c79ea19240
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7cd5bf14b474db8ec1069ade5e51be38acb018325afa137243283a2078dc0c1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingQuery } from './BillingQuery.graphql';

const node: PreloadableConcreteRequest<BillingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7cd5bf14b474db8ec1069ade5e51be38acb018325afa137243283a2078dc0c1",
    "metadata": {},
    "name": "BillingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
