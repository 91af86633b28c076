/**
 * @generated SignedSource<<bd0bb8a0fc9ab912173397eb770075ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type way_order$data = {
  readonly items: ReadonlyArray<{
    readonly assignments: ReadonlyArray<{
      readonly stage: {
        readonly id: string;
        readonly name: string;
        readonly position: number;
      };
    }>;
    readonly pieces: ReadonlyArray<{
      readonly stage: {
        readonly id: string;
        readonly name: string;
        readonly position: number;
      } | null | undefined;
      readonly state: PieceState;
    }>;
  }>;
  readonly " $fragmentType": "way_order";
};
export type way_order$key = {
  readonly " $data"?: way_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"way_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "way_order"
};

(node as any).hash = "3245a128dbaa7b0ec98bc299b134daf3";

export default node;
