/**
 * @generated SignedSource<<6a64e81758e93e0b3fe973d7427ec5c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type columns_close$data = {
  readonly closedAt: string;
  readonly closedBy: string;
  readonly collected: string;
  readonly counted: string;
  readonly day: string;
  readonly reopenedAt: string | null | undefined;
  readonly shouldBe: string;
  readonly " $fragmentType": "columns_close";
};
export type columns_close$key = {
  readonly " $data"?: columns_close$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_close">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "columns_close"
};

(node as any).hash = "06af97644efe0d387c6e276ed2fe6266";

export default node;
