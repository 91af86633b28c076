/**
 * @generated SignedSource<<35d0f20f8fa6b5c813bc1f595b74ddfe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ReceiptFigures_receipt$data = {
  readonly amount: string;
  readonly bank: string | null | undefined;
  readonly credited: string;
  readonly date: string;
  readonly mode: PaymentMode;
  readonly opening: string;
  readonly parts: ReadonlyArray<{
    readonly amount: string;
    readonly number: string;
    readonly pending: string;
  }>;
  readonly receivedBy: string;
  readonly reference: string | null | undefined;
  readonly " $fragmentType": "ReceiptFigures_receipt";
};
export type ReceiptFigures_receipt$key = {
  readonly " $data"?: ReceiptFigures_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptFigures_receipt">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceiptFigures_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opening",
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
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bank",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountReceiptPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountReceipt",
  "abstractKey": null
};
})();

(node as any).hash = "c4371067f6d3aefad7e1c3660caef68f";

export default node;
