/**
 * @generated SignedSource<<fcd4a9dc80accb5924a0381872ad539c>>
 * @relayHash 4c0364670425346fb0dcad854c247bdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfea80d0ec651cf742a69697811402f0d2d9071ec917ab308821c00b971db461

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MembersQuery } from './MembersQuery.graphql';

const node: PreloadableConcreteRequest<MembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfea80d0ec651cf742a69697811402f0d2d9071ec917ab308821c00b971db461",
    "metadata": {},
    "name": "MembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
