/**
 * @generated SignedSource<<7ea8e03b930a3ea68bacf3168d00f545>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Payment_document$data = {
  readonly number: string;
  readonly type: DocumentType;
  readonly " $fragmentSpreads": FragmentRefs<"Bill_document" | "PaymentPane_document" | "useDocumentPdf_document" | "usePay_document">;
  readonly " $fragmentType": "Payment_document";
};
export type Payment_document$key = {
  readonly " $data"?: Payment_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"Payment_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Payment_document",
  "selections": [
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
      "name": "number",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePay_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDocumentPdf_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentPane_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Bill_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "0af2d29074877e6a2f9aa63793f3e37a";

export default node;
