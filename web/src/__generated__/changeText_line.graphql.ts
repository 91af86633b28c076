/**
 * @generated SignedSource<<a32ceebaed2bebb7911c4c33b9484aac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type changeText_line$data = {
  readonly after: {
    readonly price: string;
    readonly quantity: string;
  } | null | undefined;
  readonly before: {
    readonly price: string;
    readonly quantity: string;
  } | null | undefined;
  readonly name: string;
  readonly unit: string;
  readonly " $fragmentType": "changeText_line";
};
export type changeText_line$key = {
  readonly " $data"?: changeText_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"changeText_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "changeText_line"
};

(node as any).hash = "f850ac8e938b0abe66be4449c712d9e6";

export default node;
