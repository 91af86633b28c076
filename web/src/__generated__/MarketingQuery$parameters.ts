/**
 * @generated SignedSource<<fe365a0afd448a3a65565ef1479f199d>>
 * @relayHash cc83f112465bb7decf83edeb691c9fec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad02b88752b8040111bb498b3ed80155a2a56d5ad1d83dc707f5fce864b068c6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MarketingQuery } from './MarketingQuery.graphql';

const node: PreloadableConcreteRequest<MarketingQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad02b88752b8040111bb498b3ed80155a2a56d5ad1d83dc707f5fce864b068c6",
    "metadata": {},
    "name": "MarketingQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
