/**
 * @generated SignedSource<<6d6cc50aee4e97a1230249404afb5eb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type keepSession_viewer$data = {
  readonly profile: {
    readonly businessNumber: number;
    readonly designation: string | null | undefined;
    readonly merchantOrderId: string | null | undefined;
    readonly staffId: string;
    readonly subCategoryNumber: number | null | undefined;
    readonly tenantSchema: string;
  };
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

(node as any).hash = "4e9aceccc7a600f0df5dac7fd27b7cbf";

export default node;
