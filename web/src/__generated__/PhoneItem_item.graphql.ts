/**
 * @generated SignedSource<<ad64878c9c46f84a18680f8668276109>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PhoneItem_item$data = {
  readonly id: string;
  readonly thumbnail: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "PhoneItem_item";
};
export type PhoneItem_item$key = {
  readonly " $data"?: PhoneItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneItem_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PhoneItem_item"
};

(node as any).hash = "2ea8e6d418c37f62c71796a34695b394";

export default node;
