/**
 * @generated SignedSource<<bc8aa437ba9aba97e9544880d3a7e13c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DrawerFoot_document$data = {
  readonly customer: {
    readonly credit: string;
  } | null | undefined;
  readonly id: string;
  readonly payOn: string | null | undefined;
  readonly paymentMode: PaymentMode;
  readonly pending: string;
  readonly type: DocumentType;
  readonly viewerCanEdit: boolean;
  readonly viewerCanReceivePayment: boolean;
  readonly viewerCanReturn: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ConvertActs_document" | "TrashActs_document" | "useDocumentPapers_document">;
  readonly " $fragmentType": "DrawerFoot_document";
};
export type DrawerFoot_document$key = {
  readonly " $data"?: DrawerFoot_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawerFoot_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DrawerFoot_document",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReturn",
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
      "name": "payOn",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "viewerCanReceivePayment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDocumentPapers_document"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "TrashActs_document",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerMobile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trashedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanTrash",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trashRefund",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConvertActs_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};
})();

(node as any).hash = "2ae83536ce55825d653bd3b5b3af7b4c";

export default node;
