/**
 * @generated SignedSource<<c3647f2dd7231a3ae34ed6078c32bee7>>
 * @relayHash c520ac129dd1e633fdd869cb1399b261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09d59854c0d3ea09a6c0b62a6afeb293ba4e3d4405cb33d5bf329e8056a455c4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditOrderQuery } from './EditOrderQuery.graphql';

const node: PreloadableConcreteRequest<EditOrderQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09d59854c0d3ea09a6c0b62a6afeb293ba4e3d4405cb33d5bf329e8056a455c4",
    "metadata": {},
    "name": "EditOrderQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
