/**
 * @generated SignedSource<<eaba46f526301ea32c886f209fcbce39>>
 * @relayHash 189afdcfde1985eff56f5b2d36ce3a7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22b9a3396bbc044ecf8f2a90f51264455288afa01909dc4379c18c54ba60c59e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SessionsQuery } from './SessionsQuery.graphql';

const node: PreloadableConcreteRequest<SessionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22b9a3396bbc044ecf8f2a90f51264455288afa01909dc4379c18c54ba60c59e",
    "metadata": {},
    "name": "SessionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
