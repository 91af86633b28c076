/**
 * @generated SignedSource<<1fe0cd5afa65cdd1490a191571c41c1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type memberValues_member$data = {
  readonly aadhaar: string | null | undefined;
  readonly district: string | null | undefined;
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly relation: string | null | undefined;
  readonly taluk: string | null | undefined;
  readonly version: string;
  readonly village: string | null | undefined;
  readonly " $fragmentType": "memberValues_member";
};
export type memberValues_member$key = {
  readonly " $data"?: memberValues_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"memberValues_member">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "memberValues_member"
};

(node as any).hash = "bccb54fb083f1176cf7b91dcbb1fe001";

export default node;
