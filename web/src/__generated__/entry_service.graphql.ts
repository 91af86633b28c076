/**
 * @generated SignedSource<<4afe42e37c6c998539def512abbd7d92>>
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

(node as any).hash = "ef31953721a040d740ba0adeade9d2f4";

export default node;
