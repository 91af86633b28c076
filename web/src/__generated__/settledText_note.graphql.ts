/**
 * @generated SignedSource<<0f6d813faea732a3d0f8bfce646772c1>>
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

(node as any).hash = "891582209f2d1ad5c38c2d1c1d099558";

export default node;
