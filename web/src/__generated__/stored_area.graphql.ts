/**
 * @generated SignedSource<<9359af60a89f607d24cb83db84c99b1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DesignAreaKind = "ADD_ONS" | "CATEGORY" | "OTHER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type stored_area$data = {
  readonly id: string;
  readonly kind: DesignAreaKind;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
    readonly name: string;
    readonly price: string;
    readonly stagePrices: ReadonlyArray<{
      readonly amount: string;
      readonly stage: {
        readonly id: string;
      } | null | undefined;
    }>;
    readonly thumbnail: string | null | undefined;
    readonly version: string;
  }>;
  readonly " $fragmentType": "stored_area";
};
export type stored_area$key = {
  readonly " $data"?: stored_area$data;
  readonly " $fragmentSpreads": FragmentRefs<"stored_area">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "stored_area"
};

(node as any).hash = "c78ff4fd608958361ee47408de1c02d5";

export default node;
