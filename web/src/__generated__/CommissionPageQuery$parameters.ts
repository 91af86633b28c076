/**
 * @generated SignedSource<<3d5fe966390418e1d21d07677ed269f0>>
 * @relayHash 99bc1bcd37bafc5e062899558e047152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 254009505982410da0514a4a3f9584eba31d2f30d5ca40523f45d7d80e18ffc8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CommissionPageQuery } from './CommissionPageQuery.graphql';

const node: PreloadableConcreteRequest<CommissionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "254009505982410da0514a4a3f9584eba31d2f30d5ca40523f45d7d80e18ffc8",
    "metadata": {},
    "name": "CommissionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
