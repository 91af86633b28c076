/**
 * @generated SignedSource<<253de763f28859ad551305289ffaf6b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type assignable_item$data = {
  readonly pieces: ReadonlyArray<{
    readonly employee: {
      readonly fullName: string;
    } | null | undefined;
    readonly state: PieceState;
  }>;
  readonly state: PieceState;
  readonly " $fragmentType": "assignable_item";
};
export type assignable_item$key = {
  readonly " $data"?: assignable_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"assignable_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "assignable_item"
};

(node as any).hash = "9c9c9553204ab7437362c0ce095ba7d3";

export default node;
