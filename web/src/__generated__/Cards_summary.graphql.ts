/**
 * @generated SignedSource<<b32254636f6c03db5ef0dfbd17bf9e03>>
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
  readonly expected: string;
  readonly inProcess: number | null | undefined;
  readonly onMoney: boolean;
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
      "name": "expected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onMoney",
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

(node as any).hash = "1f6fd149dfeb17a5a3d16ef885c6a746";

export default node;
