/**
 * @generated SignedSource<<11d28bb483393a3e7b1e394fa04d59c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExpenseRows_day$data = {
  readonly expenses: ReadonlyArray<{
    readonly amount: string;
    readonly id: string;
    readonly isOfEmployee: boolean;
    readonly purpose: string;
  }>;
  readonly paidOut: string;
  readonly " $fragmentType": "ExpenseRows_day";
};
export type ExpenseRows_day$key = {
  readonly " $data"?: ExpenseRows_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpenseRows_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExpenseRows_day",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Expense",
      "kind": "LinkedField",
      "name": "expenses",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purpose",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOfEmployee",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DayBook",
  "abstractKey": null
};

(node as any).hash = "cbfeedfe597bafd43dc4491e01049a35";

export default node;
