/**
 * @generated SignedSource<<60181f599502ab4cd9337d09117d8658>>
 * @relayHash 465ee5942846f0fa306be80836d58d7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a653acc99abe3f228af3d387f93a3773f7de2f067ff718edefa5d65f83682731

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditBillingsQuery } from './EditBillingsQuery.graphql';

const node: PreloadableConcreteRequest<EditBillingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a653acc99abe3f228af3d387f93a3773f7de2f067ff718edefa5d65f83682731",
    "metadata": {},
    "name": "EditBillingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
