/**
 * @generated SignedSource<<de0cd300cd8abe671c6e809d36e375aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type entryTexts_record$data = {
  readonly __typename: "AccountReceipt";
  readonly amount: string;
  readonly credited: string;
  readonly id: string;
  readonly mode: PaymentMode;
  readonly receiptNumber: string;
  readonly receivedBy: string;
  readonly " $fragmentType": "entryTexts_record";
} | {
  readonly __typename: "Appointment";
  readonly employee: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly lookingFor: string;
  readonly " $fragmentType": "entryTexts_record";
} | {
  readonly __typename: "CustomerNote";
  readonly createdBy: string | null | undefined;
  readonly note: string;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "entryTexts_record";
} | {
  readonly __typename: "Document";
  readonly employee: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly itemCount: number;
  readonly number: string;
  readonly total: string;
  readonly " $fragmentType": "entryTexts_record";
} | {
  readonly __typename: "Payment";
  readonly amount: string;
  readonly document: {
    readonly id: string;
    readonly number: string;
  } | null | undefined;
  readonly isCreditNote: boolean;
  readonly isRefund: boolean;
  readonly mode: PaymentMode;
  readonly receipt: string | null | undefined;
  readonly receivedBy: string;
  readonly " $fragmentType": "entryTexts_record";
} | {
  readonly __typename: "StatusChange";
  readonly createdBy: string | null | undefined;
  readonly previous: string | null | undefined;
  readonly set: string;
  readonly " $fragmentType": "entryTexts_record";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "entryTexts_record";
};
export type entryTexts_record$key = {
  readonly " $data"?: entryTexts_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryTexts_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entryTexts_record"
};

(node as any).hash = "73f5ac54df598eb1872720ab3fb755ab";

export default node;
