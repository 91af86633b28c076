/**
 * @generated SignedSource<<5be26aeff00ee8f6fb3c3c43685780a9>>
 * @relayHash 75369bab99dcb721856eb9adddc1286d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c27880b1646689ecfe81fbe8a9c9c141ace5301ebee0252dd88e816ace7c37f0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c27880b1646689ecfe81fbe8a9c9c141ace5301ebee0252dd88e816ace7c37f0",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
