/**
 * @generated SignedSource<<30f4d3d70f7f9eb205c046e16e076ec4>>
 * @relayHash 2cabb99eb654cee23d39c9d979c3f95b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0681e122f8364a7cccbd09c6ebd44914c9badd6f3a0c47c438634b3f4d5d1349

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NotesPageQuery } from './NotesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0681e122f8364a7cccbd09c6ebd44914c9badd6f3a0c47c438634b3f4d5d1349",
    "metadata": {},
    "name": "NotesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
