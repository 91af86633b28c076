/**
 * @generated SignedSource<<af05135e940de679c889e4f76cc29072>>
 * @relayHash 125fbbbd7dd01c02b6757c5a48589ab6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 631483017b6a24cdddd41b47d61c2d61d7234d5817deec88ac4f62803599823e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingsQuery } from './BillingsQuery.graphql';

const node: PreloadableConcreteRequest<BillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "631483017b6a24cdddd41b47d61c2d61d7234d5817deec88ac4f62803599823e",
    "metadata": {},
    "name": "BillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
