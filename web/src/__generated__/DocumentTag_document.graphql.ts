/**
 * @generated SignedSource<<e215bad2dfd1be209adbbf7e14cc1fb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DocumentTag_document$data = {
  readonly pending: string;
  readonly status: DocumentStatus;
  readonly total: string;
  readonly " $fragmentType": "DocumentTag_document";
};
export type DocumentTag_document$key = {
  readonly " $data"?: DocumentTag_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTag_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentTag_document",
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pending",
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "4d021b384e9f3bbbf1dc560f81185961";

export default node;
