/**
 * @generated SignedSource<<bcaee4fcb52aef88524f9e2352971a6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type columns_due$data = {
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly oldest: string;
  readonly sums: {
    readonly bills: number;
    readonly over90: string;
    readonly total: string;
    readonly upTo30: string;
    readonly upTo60: string;
    readonly upTo90: string;
  };
  readonly " $fragmentType": "columns_due";
};
export type columns_due$key = {
  readonly " $data"?: columns_due$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_due">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "columns_due"
};

(node as any).hash = "b9107a2d415acc40446982f240e00888";

export default node;
