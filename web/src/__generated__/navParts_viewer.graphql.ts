/**
 * @generated SignedSource<<04f14e2ed69b4bd7b18acb076e9aa523>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type navParts_viewer$data = {
  readonly menu: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly name: string;
  }>;
  readonly " $fragmentType": "navParts_viewer";
};
export type navParts_viewer$key = {
  readonly " $data"?: navParts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"navParts_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "navParts_viewer"
};

(node as any).hash = "9d6b47526a9e69f8c7e969d3d3bbcc9e";

export default node;
