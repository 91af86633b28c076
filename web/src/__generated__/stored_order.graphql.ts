/**
 * @generated SignedSource<<1eba11eed081a08392a3943a3e00b232>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderType = "ALTERATION" | "NEW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type stored_order$data = {
  readonly advance: string;
  readonly customer: {
    readonly id: string;
  } | null | undefined;
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
  readonly deliveryDate: string;
  readonly discount: {
    readonly amount: string;
    readonly percent: string | null | undefined;
  } | null | undefined;
  readonly employee: {
    readonly id: string;
  } | null | undefined;
  readonly functionDate: string | null | undefined;
  readonly gstPercent: string;
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"storedItem_item">;
  }>;
  readonly number: string;
  readonly reference: string | null | undefined;
  readonly total: string;
  readonly trialDate: string | null | undefined;
  readonly type: OrderType;
  readonly urgent: boolean;
  readonly version: number;
  readonly " $fragmentType": "stored_order";
};
export type stored_order$key = {
  readonly " $data"?: stored_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"stored_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "stored_order"
};

(node as any).hash = "fdc5b898920d5e8ee0221c245dd48f1f";

export default node;
