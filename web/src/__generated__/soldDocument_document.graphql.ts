/**
 * @generated SignedSource<<8fd81f06745e248c9a0ce180f4f821a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type soldDocument_document$data = {
  readonly customer: {
    readonly id: string;
    readonly isWalkIn: boolean;
    readonly name: string;
  } | null | undefined;
  readonly date: string;
  readonly discount: {
    readonly amount: string;
  } | null | undefined;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly cgst: string;
    readonly gstPercentage: string;
    readonly id: string;
    readonly igst: string;
    readonly item: {
      readonly __typename: string;
    } | null | undefined;
    readonly name: string;
    readonly price: string;
    readonly quantity: string;
    readonly returnedQuantity: string;
    readonly sgst: string;
    readonly taxable: string;
    readonly unit: string;
    readonly variant: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly number: string;
  readonly pending: string;
  readonly roundOff: string;
  readonly subtotal: string;
  readonly total: string;
  readonly " $fragmentType": "soldDocument_document";
};
export type soldDocument_document$key = {
  readonly " $data"?: soldDocument_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"soldDocument_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "soldDocument_document"
};

(node as any).hash = "47c91fc00abdd1ab915a70988e70789e";

export default node;
