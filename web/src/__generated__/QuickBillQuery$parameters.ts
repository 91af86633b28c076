/**
 * @generated SignedSource<<90cdd8b74cf5a69a0174a001158c04b3>>
 * @relayHash 39310460280640a6a7b4311e87caa7af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 633a6c4ab3663592973bb73fc36e076dbd552001a314752c13c347b3698a7b62

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickBillQuery } from './QuickBillQuery.graphql';

const node: PreloadableConcreteRequest<QuickBillQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "633a6c4ab3663592973bb73fc36e076dbd552001a314752c13c347b3698a7b62",
    "metadata": {},
    "name": "QuickBillQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
