/**
 * @generated SignedSource<<25a347b3a5f2b694cc4b3445beacd2c0>>
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

(node as any).hash = "6ade18744610ca150c657ca717052aec";

export default node;
