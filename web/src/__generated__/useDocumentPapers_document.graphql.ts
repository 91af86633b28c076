/**
 * @generated SignedSource<<90de2a28050922bf0896ff9657a9cdbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useDocumentPapers_document$data = {
  readonly customerMobile: string | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly pdfUrl: string;
  readonly pending: string;
  readonly total: string;
  readonly type: DocumentType;
  readonly " $fragmentType": "useDocumentPapers_document";
};
export type useDocumentPapers_document$key = {
  readonly " $data"?: useDocumentPapers_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDocumentPapers_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDocumentPapers_document",
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
      "name": "customerMobile",
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

(node as any).hash = "742d931f4a5e372889e7d936e0dd5b23";

export default node;
