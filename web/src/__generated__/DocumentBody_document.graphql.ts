/**
 * @generated SignedSource<<4cf15ad4483b49ba3b3e89f24c9ea086>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DocumentBody_document$data = {
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
  readonly employee: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly itemCount: number;
  readonly limitsLiftedBy: string | null | undefined;
  readonly revision: number;
  readonly total: string;
  readonly type: DocumentType;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentsPart_document" | "CommissionSplit_document" | "CreditNotes_document" | "DocumentLines_document" | "DocumentLinks_document" | "DocumentPrescription_document" | "Notes_document" | "PaymentTimeline_document" | "RefundButton_document" | "TrashedSince_document" | "useAmounts_document">;
  readonly " $fragmentType": "DocumentBody_document";
};
export type DocumentBody_document$key = {
  readonly " $data"?: DocumentBody_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentBody_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentBody_document",
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "limitsLiftedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Employee",
      "kind": "LinkedField",
      "name": "employee",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentLines_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAmounts_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentTimeline_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Notes_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentPrescription_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttachmentsPart_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrashedSince_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentLinks_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditNotes_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommissionSplit_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundButton_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "e982a95ac06da02579800b24e3be5a5b";

export default node;
