/**
 * @generated SignedSource<<f68760de524141246aebe6ccc50d5c4f>>
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
  readonly payOn: string | null | undefined;
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

(node as any).hash = "06ce087c33d0108d3501377e8f4c0198";

export default node;
