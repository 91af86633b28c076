/**
 * @generated SignedSource<<d53c38191d1eefda9e052f54ebe6f1d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "OTHER" | "%future added value";
export type GstRegistration = "COMPOSITION" | "NONE" | "REGULAR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type startValues_viewer$data = {
  readonly profile: {
    readonly aadhaar: string | null | undefined;
    readonly address: string | null | undefined;
    readonly birthDate: string | null | undefined;
    readonly email: string | null | undefined;
    readonly firstName: string;
    readonly gender: Gender | null | undefined;
    readonly isOwner: boolean;
    readonly lastName: string;
    readonly mobile: string | null | undefined;
  };
  readonly tenant: {
    readonly address: string | null | undefined;
    readonly city: string | null | undefined;
    readonly description: string | null | undefined;
    readonly gstin: string | null | undefined;
    readonly name: string;
    readonly pan: string | null | undefined;
    readonly pincode: string | null | undefined;
    readonly registration: GstRegistration;
    readonly stateCode: string | null | undefined;
  } | null | undefined;
  readonly timeZone: string;
  readonly " $fragmentType": "startValues_viewer";
};
export type startValues_viewer$key = {
  readonly " $data"?: startValues_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"startValues_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "startValues_viewer"
};

(node as any).hash = "cb0434eda5938980ea22698cba52c447";

export default node;
