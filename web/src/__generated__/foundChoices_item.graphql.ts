/**
 * @generated SignedSource<<9f3c1866e270382191e817d8561aab4d>>
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
  readonly mrp?: string | null | undefined;
  readonly price: string;
  readonly priceAtTill: boolean;
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

(node as any).hash = "8229f30664603465617cc559df149a3e";

export default node;
