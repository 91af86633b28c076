/**
 * @generated SignedSource<<fa9b3cd454c2a73057d754f254098eed>>
 * @relayHash 2ae1e20d52178a3c201c522b82c46e9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80defa68d60fb553da036c5f6a736cd8a4eb1fe9fb58b2ade4cc1e25de553d5f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80defa68d60fb553da036c5f6a736cd8a4eb1fe9fb58b2ade4cc1e25de553d5f",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
