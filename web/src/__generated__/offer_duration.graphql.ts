/**
 * @generated SignedSource<<79f4bedde2049d6494d504893b998644>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PlanStartKind = "AT_END" | "NOW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type offer_duration$data = {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly starts: ReadonlyArray<{
    readonly credit: string;
    readonly creditLeft: string;
    readonly due: string;
    readonly from: string;
    readonly starts: PlanStartKind;
    readonly until: string;
  }>;
  readonly " $fragmentType": "offer_duration";
};
export type offer_duration$key = {
  readonly " $data"?: offer_duration$data;
  readonly " $fragmentSpreads": FragmentRefs<"offer_duration">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "offer_duration"
};

(node as any).hash = "5b3bee0dfbc91f6a23eb148bbe44117f";

export default node;
