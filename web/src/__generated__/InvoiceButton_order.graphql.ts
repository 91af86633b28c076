/**
 * @generated SignedSource<<cbc6fddacee1ba65023184c265bd8f09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InvoiceButton_order$data = {
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderInvoice_order">;
  readonly " $fragmentType": "InvoiceButton_order";
};
export type InvoiceButton_order$key = {
  readonly " $data"?: InvoiceButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceButton_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "InvoiceButton_order"
};

(node as any).hash = "b017ba26011541c663cda9f2ce0b169e";

export default node;
