/**
 * @generated SignedSource<<868db6d5f77533b476855220570fd75d>>
 * @relayHash 458289dee88a5f9796e97ba4d96e2df0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00eadbe05e435265a0840caabc3da9edec64ddd91455461f72dd6b00094a4199

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReportPageQuery } from './ReportPageQuery.graphql';

const node: PreloadableConcreteRequest<ReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00eadbe05e435265a0840caabc3da9edec64ddd91455461f72dd6b00094a4199",
    "metadata": {},
    "name": "ReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
