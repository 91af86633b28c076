/**
 * @generated SignedSource<<c748657d982604094bd225490e2907aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type attachedFile_attachment$data = {
  readonly name: string;
  readonly url: string;
  readonly " $fragmentType": "attachedFile_attachment";
};
export type attachedFile_attachment$key = {
  readonly " $data"?: attachedFile_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"attachedFile_attachment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "attachedFile_attachment"
};

(node as any).hash = "e43bf9cb1a418bb7acfe5a8fcad53da9";

export default node;
