/**
 * @generated SignedSource<<2256157158da8ebe7dbdce512d45f62a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type keepSession_viewer$data = {
  readonly profile: {
    readonly designation: {
      readonly name: string;
    } | null | undefined;
    readonly merchantOrderId: string | null | undefined;
    readonly staffId: string;
  };
  readonly tenant: {
    readonly schema: string;
  } | null | undefined;
  readonly " $fragmentType": "keepSession_viewer";
};
export type keepSession_viewer$key = {
  readonly " $data"?: keepSession_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"keepSession_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "keepSession_viewer"
};

(node as any).hash = "3e35f88d6833bfc5524f154cc42c4f67";

export default node;
