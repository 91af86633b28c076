/**
 * @generated SignedSource<<479044c9836f867578865f2c789a0a61>>
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
    }
  ],
  "type": "GymMemberSummary",
  "abstractKey": null
};

(node as any).hash = "9222611ffe4ff4520746bdebed72f76e";

export default node;
