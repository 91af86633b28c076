/**
 * @generated SignedSource<<bd0926e433550ead5f04d15d8d715e61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type HistoryTable_document$data = {
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
  readonly date: string;
  readonly number: string;
  readonly pending: string;
  readonly status: DocumentStatus;
  readonly total: string;
  readonly type: DocumentType;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTag_document">;
  readonly " $fragmentType": "HistoryTable_document";
};
export type HistoryTable_document$key = {
  readonly " $data"?: HistoryTable_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryTable_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HistoryTable_document"
};

(node as any).hash = "1b2b1f1f50f8774760af7ffc79e3f0a7";

export default node;
