/**
 * @generated SignedSource<<a842ac6d3133f8b844aabd72dbcbc42b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
export type QuickBillEventKind = "RECEIVED" | "RESTORED" | "TRASHED" | "UNDONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type QuickFigures_quickBill$data = {
  readonly amount: string;
  readonly date: string;
  readonly events: ReadonlyArray<{
    readonly at: string;
    readonly by: string;
    readonly kind: QuickBillEventKind;
    readonly mode: PaymentMode | null | undefined;
    readonly reference: string | null | undefined;
  }> | null | undefined;
  readonly phone: string;
  readonly " $fragmentType": "QuickFigures_quickBill";
};
export type QuickFigures_quickBill$key = {
  readonly " $data"?: QuickFigures_quickBill$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickFigures_quickBill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickFigures_quickBill",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
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
      "name": "amount",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "QuickBillEvent",
        "kind": "LinkedField",
        "name": "events",
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
            "name": "at",
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
      },
      "to": "NULL"
    }
  ],
  "type": "QuickBill",
  "abstractKey": null
};

(node as any).hash = "5e411bd6ee693cbb8d236bd83ff21a43";

export default node;
