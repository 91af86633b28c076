/**
 * @generated SignedSource<<18e9fcc79c8b6dd55cb376f3917bedec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type entry_service$data = {
  readonly category: string | null | undefined;
  readonly gstPercentage: string;
  readonly hsn: string | null | undefined;
  readonly id: string;
  readonly image: string | null | undefined;
  readonly price: string;
  readonly sku: string | null | undefined;
  readonly taxInclusive: boolean;
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

(node as any).hash = "c01b87c04d722fa1bde4dc9248cf0899";

export default node;
