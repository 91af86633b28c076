/**
 * @generated SignedSource<<4bc2d846eabe25e7bb304a3e8cbbbb82>>
 * @relayHash 699cf0475416504001bed8c8fef2bcbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 807e4ff50a43315bf0683640c43ec3efdd976d75b12b6071b2ee80de6e461a23

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotesPageQuery } from './NotesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "807e4ff50a43315bf0683640c43ec3efdd976d75b12b6071b2ee80de6e461a23",
    "metadata": {},
    "name": "NotesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
