/**
 * @generated SignedSource<<f2c9bbf38c53b3d536afafbfd92ac48b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MemberTabs_summary$data = {
  readonly all: number;
  readonly birthdays: number;
  readonly ends15: number;
  readonly ends30: number;
  readonly ends7: number;
  readonly expired: number;
  readonly unseen: number;
  readonly " $fragmentType": "MemberTabs_summary";
};
export type MemberTabs_summary$key = {
  readonly " $data"?: MemberTabs_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberTabs_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberTabs_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "all",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ends7",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ends15",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ends30",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "birthdays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unseen",
      "storageKey": null
    }
  ],
  "type": "GymMemberSummary",
  "abstractKey": null
};

(node as any).hash = "b67030e4fbb01251f2a8d234445d4537";

export default node;
