/**
 * @generated SignedSource<<da78cd0e304f55910bdef657fbdbb70e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Payment_document$data = {
  readonly id: string;
  readonly number: string;
  readonly type: DocumentType;
  readonly " $fragmentSpreads": FragmentRefs<"Bill_document" | "PaymentPane_document" | "useDocumentPapers_document" | "usePay_document">;
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
      "name": "id",
      "storageKey": null
    },
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
      "name": "useDocumentPapers_document"
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

(node as any).hash = "9570214702369b1b60cdf8d4cc69e80c";

export default node;
