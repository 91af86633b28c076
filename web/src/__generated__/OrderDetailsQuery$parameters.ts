/**
 * @generated SignedSource<<a98c450a142334a674236984992dde27>>
 * @relayHash 9da3317d0f245e6abb07aa5821cc1feb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0b4ca7f68af13a772d4dceefe05222212e1712b3334aa2f08f67203b6722dd3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderDetailsQuery } from './OrderDetailsQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0b4ca7f68af13a772d4dceefe05222212e1712b3334aa2f08f67203b6722dd3",
    "metadata": {},
    "name": "OrderDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
