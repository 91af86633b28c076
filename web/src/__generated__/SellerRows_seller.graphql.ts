/**
 * @generated SignedSource<<d67dfaceeaebfc3c44de0fe535178651>>
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
  readonly profit: string | null | undefined;
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

(node as any).hash = "716d1192759c080d177e9385a83f0ecb";

export default node;
