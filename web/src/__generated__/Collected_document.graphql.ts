/**
 * @generated SignedSource<<466c0b99f25048c241567e4ec124d593>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
export type PaymentMode = "BANK" | "CARD" | "CASH" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Collected_document$data = {
  readonly paymentMode: PaymentMode;
  readonly payments: ReadonlyArray<{
    readonly amount: string;
    readonly date: string;
    readonly isAdvance: boolean;
    readonly isRefund: boolean;
    readonly mode: PaymentMode;
    readonly receivedBy: string;
    readonly reference: string | null | undefined;
    readonly tendered: string | null | undefined;
  }> | null | undefined;
  readonly pending: string;
  readonly status: DocumentStatus;
  readonly total: string;
  readonly type: DocumentType;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTag_document">;
  readonly " $fragmentType": "Collected_document";
};
export type Collected_document$key = {
  readonly " $data"?: Collected_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"Collected_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pending",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Collected_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
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
          "name": "isAdvance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRefund",
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
          "name": "tendered",
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
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "DocumentTag_document",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Document",
  "abstractKey": null
};
})();

(node as any).hash = "067c79b254179e36dd9aac31957e6066";

export default node;
