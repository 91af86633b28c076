/**
 * @generated SignedSource<<75911294e8765241eff209f8b2c251be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AdvanceRows_advance$data = ReadonlyArray<{
  readonly amount: string;
  readonly id: string;
  readonly isOfStatement: boolean;
  readonly mode: PaymentMode;
  readonly note: string | null | undefined;
  readonly paidOn: string;
  readonly " $fragmentType": "AdvanceRows_advance";
}>;
export type AdvanceRows_advance$key = ReadonlyArray<{
  readonly " $data"?: AdvanceRows_advance$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdvanceRows_advance">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AdvanceRows_advance",
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOfStatement",
      "storageKey": null
    }
  ],
  "type": "EmployeeAdvance",
  "abstractKey": null
};

(node as any).hash = "a1fbf7d5baac92c744dd319b0cc4e15b";

export default node;
