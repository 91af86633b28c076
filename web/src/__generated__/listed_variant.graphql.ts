/**
 * @generated SignedSource<<811677163543278c815f3c8936911e26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type listed_variant$data = {
  readonly available: string;
  readonly coating: string | null | undefined;
  readonly color: string | null | undefined;
  readonly gender: string | null | undefined;
  readonly id: string;
  readonly index: string | null | undefined;
  readonly lensType: string | null | undefined;
  readonly material: string | null | undefined;
  readonly mrp: string;
  readonly power: string | null | undefined;
  readonly price: string;
  readonly shape: string | null | undefined;
  readonly size: string | null | undefined;
  readonly sku: string;
  readonly style: string | null | undefined;
  readonly " $fragmentType": "listed_variant";
};
export type listed_variant$key = {
  readonly " $data"?: listed_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"listed_variant">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "listed_variant"
};

(node as any).hash = "2a8797768c56e1059b06f3003e5cecc2";

export default node;
