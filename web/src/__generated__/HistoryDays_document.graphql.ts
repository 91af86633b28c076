/**
 * @generated SignedSource<<ba491fc3decff46c977545c29d101e82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type HistoryDays_document$data = {
  readonly customerName: string;
  readonly date: string;
  readonly number: string;
  readonly status: DocumentStatus;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTag_document">;
  readonly " $fragmentType": "HistoryDays_document";
};
export type HistoryDays_document$key = {
  readonly " $data"?: HistoryDays_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryDays_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HistoryDays_document"
};

(node as any).hash = "724047ac4e3ef00e726fc9d8c719f723";

export default node;
