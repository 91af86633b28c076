/**
 * @generated SignedSource<<541fd3bc623456c85255dc9c1d60aec9>>
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
  readonly payOn: string | null | undefined;
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

(node as any).hash = "c9b25f7561ba33d235f446d0b837e898";

export default node;
