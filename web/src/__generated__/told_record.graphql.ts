/**
 * @generated SignedSource<<f626a7c2d177f25dc850567474017865>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type told_record$data = {
  readonly __typename: "Appointment";
  readonly employee: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly lookingFor: string;
  readonly " $fragmentType": "told_record";
} | {
  readonly __typename: "CustomerNote";
  readonly createdBy: string | null | undefined;
  readonly note: string;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "told_record";
} | {
  readonly __typename: "Document";
  readonly employee: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly itemCount: number;
  readonly number: string;
  readonly total: string;
  readonly " $fragmentType": "told_record";
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
  readonly receivedBy: string;
  readonly " $fragmentType": "told_record";
} | {
  readonly __typename: "StatusChange";
  readonly createdBy: string | null | undefined;
  readonly previous: string | null | undefined;
  readonly set: string;
  readonly " $fragmentType": "told_record";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "told_record";
};
export type told_record$key = {
  readonly " $data"?: told_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"told_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "told_record"
};

(node as any).hash = "700847bddf8da1e49112cea1b972ef02";

export default node;
