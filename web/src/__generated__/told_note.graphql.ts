/**
 * @generated SignedSource<<c2945d977191c1846f8374e57cccfcff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type told_note$data = {
  readonly againstDue: string;
  readonly refundMode: PaymentMode | null | undefined;
  readonly refunded: string;
  readonly " $fragmentType": "told_note";
};
export type told_note$key = {
  readonly " $data"?: told_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"told_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "told_note"
};

(node as any).hash = "c907f76fd41e5d1ef61de8c5db217ca1";

export default node;
