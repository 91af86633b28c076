/**
 * @generated SignedSource<<6cc6ba7ef88cc557c81dc6c658345389>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ItemList_item$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneItem_item">;
  readonly " $fragmentType": "ItemList_item";
};
export type ItemList_item$key = {
  readonly " $data"?: ItemList_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemList_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ItemList_item"
};

(node as any).hash = "a290404e68550eb3abbc17373359af4d";

export default node;
