/**
 * @generated SignedSource<<f69603b5a1f0d5bf7dacd36f19dea650>>
 * @relayHash c8f45607c53a9c3e4b65b7f5f21741c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d480d7356e4412840d07152b5cbc6a532f5916a77dc1063ebf05e443b2b3a2b6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditOrderQuery } from './EditOrderQuery.graphql';

const node: PreloadableConcreteRequest<EditOrderQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d480d7356e4412840d07152b5cbc6a532f5916a77dc1063ebf05e443b2b3a2b6",
    "metadata": {},
    "name": "EditOrderQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
