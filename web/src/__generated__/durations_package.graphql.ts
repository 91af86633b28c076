/**
 * @generated SignedSource<<b5456fbf1eeaf26639bc9e0e9942cfb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type durations_package$data = {
  readonly durations: ReadonlyArray<{
    readonly months: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "durations_package";
};
export type durations_package$key = {
  readonly " $data"?: durations_package$data;
  readonly " $fragmentSpreads": FragmentRefs<"durations_package">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "durations_package"
};

(node as any).hash = "5f40eb311a3094b06d93612e3ccede3b";

export default node;
