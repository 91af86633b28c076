/**
 * @generated SignedSource<<620cd3811875613f9138358aeef7f8b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EarningsKind = "ADVANCE" | "CARRIED" | "CHANGE" | "MONEY" | "ORDER" | "PIECE" | "RETURN" | "SALE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type MonthSums_month$data = {
  readonly advancePayments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AdvanceRows_advance">;
  }>;
  readonly attendance: {
    readonly " $fragmentSpreads": FragmentRefs<"SumsText_sums">;
  } | null | undefined;
  readonly earned: string;
  readonly expected: string;
  readonly sums: ReadonlyArray<{
    readonly amount: string;
    readonly count: number;
    readonly kind: EarningsKind;
  }>;
  readonly " $fragmentType": "MonthSums_month";
};
export type MonthSums_month$key = {
  readonly " $data"?: MonthSums_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthSums_month">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthSums_month",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EarningsSum",
      "kind": "LinkedField",
      "name": "sums",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
      "name": "expected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttendanceSums",
      "kind": "LinkedField",
      "name": "attendance",
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
      "concreteType": "EmployeeAdvance",
      "kind": "LinkedField",
      "name": "advancePayments",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AdvanceRows_advance"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EarningsMonth",
  "abstractKey": null
};

(node as any).hash = "91bc05dfd95280a5a95b88ea266200f3";

export default node;
