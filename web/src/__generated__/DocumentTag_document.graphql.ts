/**
 * @generated SignedSource<<afda46572692552fc2f2a1a21c17aa0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DocumentTag_document$data = {
  readonly pending: string;
  readonly status: DocumentStatus;
  readonly total: string;
  readonly " $fragmentType": "DocumentTag_document";
};
export type DocumentTag_document$key = {
  readonly " $data"?: DocumentTag_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTag_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "DocumentTag_document"
};

(node as any).hash = "b86e1901c20c76ad7e73499da531a286";

export default node;
