/**
 * @generated SignedSource<<3f65c013804a3e7490c772995d2e00e1>>
 * @relayHash 45008b42c4788871fe0309adbea1863d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27d0f1f3ec5ce3a6a80a45f3e49db648f7a7f451b3d18ecb485e433b29bf8afc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OpenLabelQuery } from './OpenLabelQuery.graphql';

const node: PreloadableConcreteRequest<OpenLabelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27d0f1f3ec5ce3a6a80a45f3e49db648f7a7f451b3d18ecb485e433b29bf8afc",
    "metadata": {},
    "name": "OpenLabelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
