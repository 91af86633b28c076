/**
 * @generated SignedSource<<e2a47be437d9b0571499849791013243>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Earned_sale$data = {
  readonly earned: string;
  readonly expected: string | null | undefined;
  readonly " $fragmentType": "Earned_sale";
};
export type Earned_sale$key = {
  readonly " $data"?: Earned_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"Earned_sale">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "Earned_sale"
};

(node as any).hash = "acb9f34951114cc3434cc86afc447dc6";

export default node;
