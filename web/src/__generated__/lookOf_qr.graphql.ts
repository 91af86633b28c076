/**
 * @generated SignedSource<<7cce68ccf1a0a0b4d050173c1f5540df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type QrErrorLevel = "H" | "L" | "M" | "Q" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type lookOf_qr$data = {
  readonly background: string;
  readonly borderColour: string;
  readonly borderRadius: number;
  readonly borderWidth: number;
  readonly colour: string;
  readonly errorLevel: QrErrorLevel;
  readonly iconSize: number;
  readonly size: number;
  readonly " $fragmentType": "lookOf_qr";
};
export type lookOf_qr$key = {
  readonly " $data"?: lookOf_qr$data;
  readonly " $fragmentSpreads": FragmentRefs<"lookOf_qr">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lookOf_qr"
};

(node as any).hash = "b0f69856537aacef14557116587bf18d";

export default node;
