/**
 * @generated SignedSource<<10b86d3fea5c3a3c20667f7b3f6e65bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type sales_sale$data = {
  readonly customer: string;
  readonly documentId: string | null | undefined;
  readonly number: string;
  readonly orderId: string | null | undefined;
  readonly " $fragmentType": "sales_sale";
};
export type sales_sale$key = {
  readonly " $data"?: sales_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"sales_sale">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sales_sale"
};

(node as any).hash = "61c49c55b77d9b33616d4d67db702241";

export default node;
