/**
 * @generated SignedSource<<b5ded4213ed5c18b7e2a10a0f63268a3>>
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
  readonly trashRefund: string;
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

(node as any).hash = "b2d7534bcf3379c6ed9e7d1f6168ce1c";

export default node;
