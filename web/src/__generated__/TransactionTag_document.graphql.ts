/**
 * @generated SignedSource<<af28d81c9f3596367ec6ab7f8d454670>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TransactionTag_document$data = {
  readonly trashedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTag_document">;
  readonly " $fragmentType": "TransactionTag_document";
};
export type TransactionTag_document$key = {
  readonly " $data"?: TransactionTag_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionTag_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TransactionTag_document"
};

(node as any).hash = "d5e7f2eef183a9c25cf4e9221f2ee1ea";

export default node;
