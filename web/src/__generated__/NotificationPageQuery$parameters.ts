/**
 * @generated SignedSource<<d8cab5a30e19cbc7f532e37aa86562d4>>
 * @relayHash 434e531e9c57b35f4ebd895db98b3eaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25ef8cf46071ff2041bfc8d7660504aabf492315c135f4587bb2a47630175dbd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotificationPageQuery } from './NotificationPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25ef8cf46071ff2041bfc8d7660504aabf492315c135f4587bb2a47630175dbd",
    "metadata": {},
    "name": "NotificationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
