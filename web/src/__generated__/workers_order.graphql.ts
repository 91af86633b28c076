/**
 * @generated SignedSource<<82ac8f92cebe8555f705cc52b6c358f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type workers_order$data = {
  readonly items: ReadonlyArray<{
    readonly pieces: ReadonlyArray<{
      readonly employee: {
        readonly fullName: string;
      } | null | undefined;
      readonly state: PieceState;
    }>;
  }>;
  readonly " $fragmentType": "workers_order";
};
export type workers_order$key = {
  readonly " $data"?: workers_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"workers_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workers_order"
};

(node as any).hash = "1f4a4df7b64d7c71befd6e92ceb802a6";

export default node;
