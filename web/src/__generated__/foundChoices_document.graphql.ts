/**
 * @generated SignedSource<<e405a22c6164ebe715d853cd72f04a10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type foundChoices_document$data = {
  readonly customerName: string;
  readonly date: string;
  readonly id: string;
  readonly number: string;
  readonly total: string;
  readonly type: DocumentType;
  readonly " $fragmentType": "foundChoices_document";
};
export type foundChoices_document$key = {
  readonly " $data"?: foundChoices_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"foundChoices_document">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "foundChoices_document"
};

(node as any).hash = "ee026bcb1cfbeb163a7f4e7b16b15bb9";

export default node;
