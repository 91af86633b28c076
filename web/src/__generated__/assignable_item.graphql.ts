/**
 * @generated SignedSource<<02cca7248eacc7f81ec46d9736be45c7>>
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
    readonly handOver: {
      readonly __typename: "PieceHandOver";
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

(node as any).hash = "be3b42524242c70525721af32de7d250";

export default node;
