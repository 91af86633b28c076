/**
 * @generated SignedSource<<a6b12648090e0e9cbc62e851981144fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useDocumentPdf_document$data = {
  readonly number: string;
  readonly pdfUrl: string;
  readonly pending: string;
  readonly total: string;
  readonly type: DocumentType;
  readonly " $fragmentType": "useDocumentPdf_document";
};
export type useDocumentPdf_document$key = {
  readonly " $data"?: useDocumentPdf_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDocumentPdf_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDocumentPdf_document",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
      "name": "pdfUrl",
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "378764f1d6768808000c9cacd8eccfb5";

export default node;
