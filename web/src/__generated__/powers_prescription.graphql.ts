/**
 * @generated SignedSource<<35101a9a1517a66731e738c50c016af5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type powers_prescription$data = {
  readonly add: string | null | undefined;
  readonly axis: string | null | undefined;
  readonly cyl: string | null | undefined;
  readonly dia: string | null | undefined;
  readonly sph: string;
  readonly " $fragmentType": "powers_prescription";
};
export type powers_prescription$key = {
  readonly " $data"?: powers_prescription$data;
  readonly " $fragmentSpreads": FragmentRefs<"powers_prescription">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "powers_prescription"
};

(node as any).hash = "95a8d79a260435a374094224f2ee3866";

export default node;
