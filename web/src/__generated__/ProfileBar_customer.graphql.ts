/**
 * @generated SignedSource<<5867a9062ea320abaf513a400be46e74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CustomerField = "AADHAAR" | "ADDRESS" | "ANNIVERSARY" | "BIRTHDAY" | "COMPANY" | "EMAIL" | "GROUP" | "GSTIN" | "MOBILE" | "NAME" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProfileBar_customer$data = {
  readonly profileCompleted: number | null | undefined;
  readonly profileMissing: ReadonlyArray<CustomerField> | null | undefined;
  readonly " $fragmentType": "ProfileBar_customer";
};
export type ProfileBar_customer$key = {
  readonly " $data"?: ProfileBar_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileBar_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileBar_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileCompleted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileMissing",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "4a2d07f63dcc919d3a6713ded78cc7a0";

export default node;
