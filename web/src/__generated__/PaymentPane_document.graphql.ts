/**
 * @generated SignedSource<<3b73be8953dbb4e53b10f66ef0fbe57c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PaymentPane_document$data = {
  readonly customerName: string;
  readonly number: string;
  readonly status: DocumentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"Collected_document">;
  readonly " $fragmentType": "PaymentPane_document";
};
export type PaymentPane_document$key = {
  readonly " $data"?: PaymentPane_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPane_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentPane_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "customerName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Collected_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "0677eda51cfd695b9217cc5727d946fb";

export default node;
