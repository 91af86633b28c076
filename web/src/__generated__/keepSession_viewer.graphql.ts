/**
 * @generated SignedSource<<e7dc9b92c428ebdc6339f2a3e0bb876d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type keepSession_viewer$data = {
  readonly profile: {
    readonly designation: string | null | undefined;
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

(node as any).hash = "cdb5acaba37bfc9b2d5dcf10b2d268e2";

export default node;
