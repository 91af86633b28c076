/**
 * @generated SignedSource<<cf44d05ea7c36ab2d35db82b74fb4c53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TrashActs_document$data = {
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
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

(node as any).hash = "50a3bb0c1f39ed25c0b5ae91987d214a";

export default node;
