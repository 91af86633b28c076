/**
 * @generated SignedSource<<6f5a259454cc27204e99410dd7af7d74>>
 * @relayHash 28d2d4ac17dfd064b209082667273c33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d566cdddb9209789afe21d06986ec517488c86b3821a1bb7a6d41990b17a300

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditOrderQuery } from './EditOrderQuery.graphql';

const node: PreloadableConcreteRequest<EditOrderQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d566cdddb9209789afe21d06986ec517488c86b3821a1bb7a6d41990b17a300",
    "metadata": {},
    "name": "EditOrderQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
