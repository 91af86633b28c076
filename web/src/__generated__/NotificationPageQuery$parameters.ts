/**
 * @generated SignedSource<<502474f3c23d82cadf9d6bd72e3e604f>>
 * @relayHash f3c1bccb404456c07e78f639956b1649
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51c8d62a6788d136c1312f816a3d8b117290f3f9fb71a3f4cb64434e330f80d4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotificationPageQuery } from './NotificationPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51c8d62a6788d136c1312f816a3d8b117290f3f9fb71a3f4cb64434e330f80d4",
    "metadata": {},
    "name": "NotificationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
