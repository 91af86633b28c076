/**
 * @generated SignedSource<<d71941ddce7287c87f77a27a451e5420>>
 * @relayHash 47bc8ca230ad3cffb688f45563f7d758
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 067fbeee219b1858130a4531fcde8558dea3f686b02f2771271225bcb9ab211f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "067fbeee219b1858130a4531fcde8558dea3f686b02f2771271225bcb9ab211f",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
