/**
 * @generated SignedSource<<3beb643f6294b642364b5e85305d4043>>
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

(node as any).hash = "620f5f5113cb453817477490f6c7a337";

export default node;
