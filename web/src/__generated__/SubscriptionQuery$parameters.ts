/**
 * @generated SignedSource<<a8af79bc868c976dc70485396ed70edc>>
 * @relayHash 13e3b408dcf8c4c9bb6eb182c1bacd33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2e3701bc90f4c1dff5f37996560c08aa022348373895245ff61e9db63a8be52

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SubscriptionQuery } from './SubscriptionQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2e3701bc90f4c1dff5f37996560c08aa022348373895245ff61e9db63a8be52",
    "metadata": {},
    "name": "SubscriptionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
