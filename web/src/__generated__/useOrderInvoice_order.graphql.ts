/**
 * @generated SignedSource<<c33862ccad03a14d00591dab2e38e5d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOrderInvoice_order$data = {
  readonly id: string;
  readonly invoiceNumber: string | null | undefined;
  readonly invoicePdfUrl: string | null | undefined;
  readonly mayInvoice: boolean;
  readonly " $fragmentType": "useOrderInvoice_order";
};
export type useOrderInvoice_order$key = {
  readonly " $data"?: useOrderInvoice_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderInvoice_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useOrderInvoice_order"
};

(node as any).hash = "b9b8ac5c1093b557736f0298a7a62e48";

export default node;
