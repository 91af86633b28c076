/**
 * @generated SignedSource<<5fd20c8b4560e9a42f83c4557430b907>>
 * @relayHash 7099ce50684ef43655e7d92534bd2a8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ec3e97ba752fb8190b367dcadc338bcc9528403faa98173f5ce5d86d2061a4d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileQuery } from './ProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ec3e97ba752fb8190b367dcadc338bcc9528403faa98173f5ce5d86d2061a4d",
    "metadata": {},
    "name": "ProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
