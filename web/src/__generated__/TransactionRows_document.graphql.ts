/**
 * @generated SignedSource<<2a473fb228fabebf2ee2ef2137e56b3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TransactionRows_document$data = {
  readonly order: {
    readonly id: string;
  } | null | undefined;
  readonly status: DocumentStatus;
  readonly trashedAt: string | null | undefined;
  readonly viewerCanTrash: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionPhoneRow_document" | "columns_document">;
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

(node as any).hash = "5e47f59237e045e535d20a8f4f208b46";

export default node;
