/**
 * @generated SignedSource<<ba8537196d8b4a3e9a1afd0961f892d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type stageChoices$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "stageChoices";
};
export type stageChoices$key = {
  readonly " $data"?: stageChoices$data;
  readonly " $fragmentSpreads": FragmentRefs<"stageChoices">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "stageChoices"
};

(node as any).hash = "c3a6042dd24e9f5f8e5140008287340b";

export default node;
