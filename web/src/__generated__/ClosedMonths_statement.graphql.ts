/**
 * @generated SignedSource<<28be23f6993930c993301639c1bf98d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ClosedMonths_statement$data = {
  readonly id: string;
  readonly month: string;
  readonly number: string;
  readonly paid: {
    readonly on: string;
  } | null | undefined;
  readonly payable: string;
  readonly pdfUrl: string;
  readonly reopenedAt: string | null | undefined;
  readonly " $fragmentType": "ClosedMonths_statement";
};
export type ClosedMonths_statement$key = {
  readonly " $data"?: ClosedMonths_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedMonths_statement">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ClosedMonths_statement"
};

(node as any).hash = "bd400e6fd521a3b8756b5f1bf311a9ee";

export default node;
