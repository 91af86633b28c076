/**
 * @generated SignedSource<<f557240f186d236e11ad8a1df862de6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ItemChoices_design$data = {
  readonly area: string;
  readonly name: string;
  readonly price: string;
  readonly " $fragmentType": "ItemChoices_design";
};
export type ItemChoices_design$key = {
  readonly " $data"?: ItemChoices_design$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemChoices_design">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ItemChoices_design"
};

(node as any).hash = "42fc339dde7c11cfd5edb0873b0fb2cf";

export default node;
