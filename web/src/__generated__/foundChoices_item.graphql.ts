/**
 * @generated SignedSource<<974171f7ca9953d82b1802dbfd56cd12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type foundChoices_item$data = {
  readonly __typename: string;
  readonly category: string | null | undefined;
  readonly id: string;
  readonly price: string;
  readonly sku: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "foundChoices_item";
};
export type foundChoices_item$key = {
  readonly " $data"?: foundChoices_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"foundChoices_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "foundChoices_item"
};

(node as any).hash = "5d079da94165b9800fa1a83b0532db05";

export default node;
