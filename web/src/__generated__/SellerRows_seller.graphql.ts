/**
 * @generated SignedSource<<17134fdf7c6d0b1471c25e0b427b94cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SellerRows_seller$data = {
  readonly amount: string;
  readonly bills: number;
  readonly category: string | null | undefined;
  readonly name: string;
  readonly quantity: string;
  readonly stock: string | null | undefined;
  readonly stockValue: string | null | undefined;
  readonly unit: string;
  readonly " $fragmentType": "SellerRows_seller";
};
export type SellerRows_seller$key = {
  readonly " $data"?: SellerRows_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerRows_seller">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SellerRows_seller"
};

(node as any).hash = "166581d462dccf27dfc2cbc38c206c05";

export default node;
