/**
 * @generated SignedSource<<738eaf8161ee2ff970effc46bf01c185>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type readyPieces_order$data = {
  readonly items: ReadonlyArray<{
    readonly name: string;
    readonly pieces: ReadonlyArray<{
      readonly handOver: {
        readonly __typename: "PieceHandOver";
      } | null | undefined;
      readonly id: string;
      readonly number: number;
      readonly state: PieceState;
    }>;
    readonly toWhom: string | null | undefined;
  }>;
  readonly " $fragmentType": "readyPieces_order";
};
export type readyPieces_order$key = {
  readonly " $data"?: readyPieces_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"readyPieces_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readyPieces_order"
};

(node as any).hash = "c4008933d6c8da2c3544fdffcfacbba1";

export default node;
