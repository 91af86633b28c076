/**
 * @generated SignedSource<<05ec8879e388998950d02a30ff0fd8ba>>
 * @relayHash f5490a958e0f6bb1c3e1de82eab95d7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 632264bfa2c67009543cc5d10e272e2133e31088f614c8bcf8a787c15bbbf476

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryPageQuery } from './HistoryPageQuery.graphql';

const node: PreloadableConcreteRequest<HistoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "632264bfa2c67009543cc5d10e272e2133e31088f614c8bcf8a787c15bbbf476",
    "metadata": {},
    "name": "HistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
