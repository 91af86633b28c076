/**
 * @generated SignedSource<<08b86d4e007f5f18d54ad23d4b73a8db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PaidLine_statement$data = {
  readonly closedAt: string;
  readonly closedBy: string;
  readonly paid: {
    readonly by: string;
    readonly mode: PaymentMode;
    readonly on: string;
  } | null | undefined;
  readonly " $fragmentType": "PaidLine_statement";
};
export type PaidLine_statement$key = {
  readonly " $data"?: PaidLine_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaidLine_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaidLine_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EarningsPayment",
      "kind": "LinkedField",
      "name": "paid",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "on",
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
          "name": "by",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EarningsStatement",
  "abstractKey": null
};

(node as any).hash = "93ccda8480af3f1033c8d8efbe167171";

export default node;
