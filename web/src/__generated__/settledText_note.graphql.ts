/**
 * @generated SignedSource<<9ccfa0d40f0475743e8942afc3af7167>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type settledText_note$data = {
  readonly againstDue: string;
  readonly creditLeft: string;
  readonly creditUses: ReadonlyArray<{
    readonly amount: string;
    readonly number: string;
  }>;
  readonly refundMode: PaymentMode | null | undefined;
  readonly refunded: string;
  readonly " $fragmentType": "settledText_note";
};
export type settledText_note$key = {
  readonly " $data"?: settledText_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"settledText_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "settledText_note"
};

(node as any).hash = "c2c82124f14d7b8b9956ed7cb2de8e0c";

export default node;
