/**
 * @generated SignedSource<<9a30cfc487b42047e3d736ddbe0426eb>>
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
  readonly priceAtTill: boolean;
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

(node as any).hash = "c78c4e26700c64488db80e3f947029a4";

export default node;
