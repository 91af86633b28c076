/**
 * @generated SignedSource<<49ae5fd9c3f4c235af82ec4cd5bbd014>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TransactionRows_document$data = {
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
  readonly date: string;
  readonly id: string;
  readonly number: string;
  readonly order: {
    readonly id: string;
  } | null | undefined;
  readonly pending: string;
  readonly status: DocumentStatus;
  readonly total: string;
  readonly trashedAt: string | null | undefined;
  readonly viewerCanTrash: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTag_document" | "TrashActs_document">;
  readonly " $fragmentType": "TransactionRows_document";
};
export type TransactionRows_document$key = {
  readonly " $data"?: TransactionRows_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionRows_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TransactionRows_document"
};

(node as any).hash = "0c0a555181fa17ad42c095cd270edbe8";

export default node;
