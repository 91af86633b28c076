/**
 * @generated SignedSource<<fbf9489945330b3bea53b63832df3509>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type editValues_customer$data = {
  readonly aadhaar: string | null | undefined;
  readonly address: string | null | undefined;
  readonly anniversary: string | null | undefined;
  readonly birthday: string | null | undefined;
  readonly company: string | null | undefined;
  readonly consent: {
    readonly given: boolean;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly group: string | null | undefined;
  readonly gstin: string | null | undefined;
  readonly id: string;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly stateCode: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "editValues_customer";
};
export type editValues_customer$key = {
  readonly " $data"?: editValues_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"editValues_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "editValues_customer"
};

(node as any).hash = "cdaf86f5b9847aa08b3ed6369784655c";

export default node;
