/**
 * @generated SignedSource<<a8da6fe34ac4f1022a63bf2adfc06ae9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ItemChoices_fabric$data = {
  readonly name: string;
  readonly price: string;
  readonly quantity: string;
  readonly unit: string;
  readonly " $fragmentType": "ItemChoices_fabric";
};
export type ItemChoices_fabric$key = {
  readonly " $data"?: ItemChoices_fabric$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemChoices_fabric">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ItemChoices_fabric"
};

(node as any).hash = "a13e3902111a9d692a29c57c3da87704";

export default node;
