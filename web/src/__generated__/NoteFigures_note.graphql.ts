/**
 * @generated SignedSource<<affe3905d7e359fe5fb3e7c0b42580e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
export type ReturnCondition = "DAMAGED" | "STOCK" | "%future added value";
export type ReturnReason = "BILLED_WRONG" | "DAMAGED" | "NOT_LIKED" | "OTHER" | "WRONG_ITEM" | "WRONG_SIZE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type NoteFigures_note$data = {
  readonly againstDue: string;
  readonly cgst: string;
  readonly createdBy: string;
  readonly date: string;
  readonly discount: string;
  readonly document: {
    readonly id: string;
  } | null | undefined;
  readonly igst: string;
  readonly invoiceNumber: string;
  readonly lines: ReadonlyArray<{
    readonly condition: ReturnCondition;
    readonly name: string;
    readonly quantity: string;
    readonly total: string;
    readonly unit: string;
  }>;
  readonly note: string | null | undefined;
  readonly reason: ReturnReason;
  readonly refundMode: PaymentMode | null | undefined;
  readonly refunded: string;
  readonly roundOff: string;
  readonly sgst: string;
  readonly taxable: string;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreditUses_note">;
  readonly " $fragmentType": "NoteFigures_note";
};
export type NoteFigures_note$key = {
  readonly " $data"?: NoteFigures_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteFigures_note">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteFigures_note",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
      "name": "createdBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cgst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sgst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "igst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roundOff",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "againstDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundMode",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditUses_note"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditNoteLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "condition",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CreditNote",
  "abstractKey": null
};
})();

(node as any).hash = "bc92eaee9964ad7ef4021c0f687f8994";

export default node;
