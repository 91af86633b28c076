/**
 * @generated SignedSource<<a5fdf4d12aed61fbc925b1d588ae5360>>
 * @relayHash e2e878cdd5a47800819dc841771bc584
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 863ef1f753f552760034d0eb60d490491afc3149393288c0d53ed5766b2b04a0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountDetailsQuery } from './AccountDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AccountDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "863ef1f753f552760034d0eb60d490491afc3149393288c0d53ed5766b2b04a0",
    "metadata": {},
    "name": "AccountDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
