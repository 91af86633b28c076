/**
 * @generated SignedSource<<76e19aabcdab8fcc4e86ab3098f7b521>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Cards_summary$data = {
  readonly completed: number | null | undefined;
  readonly contacts: number | null | undefined;
  readonly customers: number;
  readonly earned: string;
  readonly earnedThisMonth: string;
  readonly inProcess: number | null | undefined;
  readonly pending: number | null | undefined;
  readonly points: string | null | undefined;
  readonly sales: number | null | undefined;
  readonly " $fragmentType": "Cards_summary";
};
export type Cards_summary$key = {
  readonly " $data"?: Cards_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"Cards_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Cards_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "earned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "earnedThisMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contacts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sales",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inProcess",
      "storageKey": null
    }
  ],
  "type": "CommissionSummary",
  "abstractKey": null
};

(node as any).hash = "3588ca57475ff9bb203dbf955c6e45ca";

export default node;
