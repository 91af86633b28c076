/**
 * @generated SignedSource<<4b4ba1498d0a02e45ee8266412682214>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentPaper_payment$data = {
  readonly paperUrl: string | null | undefined;
  readonly receipt: string | null | undefined;
  readonly voucher: string | null | undefined;
  readonly " $fragmentType": "PaymentPaper_payment";
};
export type PaymentPaper_payment$key = {
  readonly " $data"?: PaymentPaper_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPaper_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PaymentPaper_payment"
};

(node as any).hash = "c81828dd571c13cb17904a678abb1f66";

export default node;
