/**
 * @generated SignedSource<<d22096a5b7c8b870d0826b94ed13a77d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TrashActs_document$data = {
  readonly id: string;
  readonly number: string;
  readonly trashRefund: string;
  readonly trashedAt: string | null | undefined;
  readonly viewerCanTrash: boolean;
  readonly " $fragmentType": "TrashActs_document";
};
export type TrashActs_document$key = {
  readonly " $data"?: TrashActs_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrashActs_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TrashActs_document"
};

(node as any).hash = "ad21e1f0fa3720a886d6973ff98f91e6";

export default node;
