/**
 * @generated SignedSource<<7275b1d19ebd70e2fd89e75f717e2835>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type mergeValues_customer$data = {
  readonly aadhaar: string | null | undefined;
  readonly address: string | null | undefined;
  readonly anniversary: string | null | undefined;
  readonly assignedTo: {
    readonly fullName: string;
  } | null | undefined;
  readonly birthday: string | null | undefined;
  readonly company: string | null | undefined;
  readonly email: string | null | undefined;
  readonly group: string | null | undefined;
  readonly gstin: string | null | undefined;
  readonly id: string;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly stateCode: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "mergeValues_customer";
};
export type mergeValues_customer$key = {
  readonly " $data"?: mergeValues_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"mergeValues_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mergeValues_customer"
};

(node as any).hash = "51ccb3514356f60c8ccb292335e719ce";

export default node;
