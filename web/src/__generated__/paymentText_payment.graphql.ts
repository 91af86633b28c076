/**
 * @generated SignedSource<<914bf6af03ef064cd96c302932247c97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type paymentText_payment$data = {
  readonly amount: string;
  readonly bank: string | null | undefined;
  readonly creditNote: string | null | undefined;
  readonly isAdvance: boolean;
  readonly isCreditNote: boolean;
  readonly isRefund: boolean;
  readonly mode: PaymentMode;
  readonly reason: string | null | undefined;
  readonly receipt: string | null | undefined;
  readonly reference: string | null | undefined;
  readonly voucher: string | null | undefined;
  readonly " $fragmentType": "paymentText_payment";
};
export type paymentText_payment$key = {
  readonly " $data"?: paymentText_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentText_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "paymentText_payment"
};

(node as any).hash = "3121a7a799336718c745bb09bae6b44e";

export default node;
