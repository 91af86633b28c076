/**
 * @generated SignedSource<<d751d83a1716515de3d991be0ff5c41a>>
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

(node as any).hash = "0bcc3ab0e4b8d0beea1b9c3932c790cd";

export default node;
