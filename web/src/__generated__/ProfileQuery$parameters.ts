/**
 * @generated SignedSource<<0544b3ad19e562c4b6d030107fb32d39>>
 * @relayHash 885ed314d8f4823a15ec534fb84b7b57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 514d675d54c846407244d8ae58fa8257741fd4456b54447973b1ad07ff2930fe

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileQuery } from './ProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "514d675d54c846407244d8ae58fa8257741fd4456b54447973b1ad07ff2930fe",
    "metadata": {},
    "name": "ProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
