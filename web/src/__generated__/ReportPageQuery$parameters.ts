/**
 * @generated SignedSource<<da040871059763a2478dce334eaeaad8>>
 * @relayHash e897226143a1073abba7a71ab24eb79e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b380ff4c862cc04a61158141441c4a31c49388c6559d02183b06003259623b8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReportPageQuery } from './ReportPageQuery.graphql';

const node: PreloadableConcreteRequest<ReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b380ff4c862cc04a61158141441c4a31c49388c6559d02183b06003259623b8",
    "metadata": {},
    "name": "ReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
