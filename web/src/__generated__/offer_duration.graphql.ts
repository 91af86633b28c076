/**
 * @generated SignedSource<<903c30e55a91d72b5a6cbab836931cd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type PlanStartKind = "AT_END" | "NOW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type offer_duration$data = {
  readonly code: string;
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

(node as any).hash = "37cc9067627657b479034e78572f11a6";

export default node;
