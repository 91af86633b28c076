/**
 * @generated SignedSource<<96d319d19a442ff767f8d4b6a95371be>>
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

(node as any).hash = "c125e073359aab7fa27ad348d28fe7cf";

export default node;
