/**
 * @generated SignedSource<<603047a4f4e46f6cb94fcb09843bb56e>>
 * @relayHash db0d4e45b11eb6cd11fb12a16abc67e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f98afeb086b41ac7796284258db6a2b3e5a9e51dd1c13b0f2cee9436f8e86008

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReportPageQuery } from './ReportPageQuery.graphql';

const node: PreloadableConcreteRequest<ReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f98afeb086b41ac7796284258db6a2b3e5a9e51dd1c13b0f2cee9436f8e86008",
    "metadata": {},
    "name": "ReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
