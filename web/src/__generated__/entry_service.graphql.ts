/**
 * @generated SignedSource<<429e378a93a2419cc4b4ec19abe9e7b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type entry_service$data = {
  readonly alsoCalled: string | null | undefined;
  readonly category: string | null | undefined;
  readonly gstPercentage: string;
  readonly hsn: string | null | undefined;
  readonly id: string;
  readonly price: string;
  readonly sku: string | null | undefined;
  readonly soldLately: number;
  readonly taxInclusive: boolean;
  readonly thumbnail: string | null | undefined;
  readonly title: string;
  readonly unit: string;
  readonly " $fragmentType": "entry_service";
};
export type entry_service$key = {
  readonly " $data"?: entry_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"entry_service">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entry_service"
};

(node as any).hash = "ba52b8add2ea6a75bd8182637f033e21";

export default node;
