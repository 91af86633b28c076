/**
 * @generated SignedSource<<08e235bf6f1eb6719acde473f148fa03>>
 * @relayHash fbf99c972213e5507f7d17b0e8d9663e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b465e2a08a2e90e394eceaa27ea342086ff9ad0bafcdd7d078b24858006edba

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QrCodePageQuery } from './QrCodePageQuery.graphql';

const node: PreloadableConcreteRequest<QrCodePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b465e2a08a2e90e394eceaa27ea342086ff9ad0bafcdd7d078b24858006edba",
    "metadata": {},
    "name": "QrCodePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
