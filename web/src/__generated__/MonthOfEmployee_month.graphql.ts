/**
 * @generated SignedSource<<669e8fefd933fac3f45aafb1e455d3ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MonthOfEmployee_month$data = {
  readonly entries: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"EntryRow_entry">;
  }>;
  readonly isClosed: boolean;
  readonly month: string;
  readonly sums: {
    readonly " $fragmentSpreads": FragmentRefs<"SumsText_sums">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Changes_month">;
  readonly " $fragmentType": "MonthOfEmployee_month";
};
export type MonthOfEmployee_month$key = {
  readonly " $data"?: MonthOfEmployee_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthOfEmployee_month">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthOfEmployee_month",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttendanceSums",
      "kind": "LinkedField",
      "name": "sums",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SumsText_sums"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttendanceEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EntryRow_entry"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Changes_month"
    }
  ],
  "type": "AttendanceMonth",
  "abstractKey": null
};

(node as any).hash = "f79d8f6bc28bd25e24465a1b383d66d6";

export default node;
