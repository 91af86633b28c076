/**
 * @generated SignedSource<<8dc29b4d06eb7a7428812a86db6b461c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type matrixVariant_variant$data = {
  readonly available: string;
  readonly coating: string | null | undefined;
  readonly color: string | null | undefined;
  readonly gender: string | null | undefined;
  readonly id: string;
  readonly index: string | null | undefined;
  readonly lensType: string | null | undefined;
  readonly material: string | null | undefined;
  readonly power: string | null | undefined;
  readonly shape: string | null | undefined;
  readonly size: string | null | undefined;
  readonly sku: string;
  readonly style: string | null | undefined;
  readonly " $fragmentType": "matrixVariant_variant";
};
export type matrixVariant_variant$key = {
  readonly " $data"?: matrixVariant_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"matrixVariant_variant">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "matrixVariant_variant"
};

(node as any).hash = "8f3fef1d66750887b99e640887920406";

export default node;
