/**
 * @generated SignedSource<<4556abd1faf1f8966222839c555f54f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HistoryRows_documents$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"HistoryDays_document" | "HistoryTable_document">;
    };
  }>;
  readonly " $fragmentType": "HistoryRows_documents";
};
export type HistoryRows_documents$key = {
  readonly " $data"?: HistoryRows_documents$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryRows_documents">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HistoryRows_documents"
};

(node as any).hash = "a2d3b6a85ba0274f5690498eeaa24d4e";

export default node;
