/**
 * @generated SignedSource<<60dace1463df04958892755105e3c7ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DocumentLines_document$data = {
  readonly lines: ReadonlyArray<{
    readonly name: string;
    readonly position: number;
    readonly quantity: string;
    readonly total: string;
    readonly unit: string;
  }>;
  readonly " $fragmentType": "DocumentLines_document";
};
export type DocumentLines_document$key = {
  readonly " $data"?: DocumentLines_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentLines_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentLines_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "b25ba64738e5300b27b270fcdb91b044";

export default node;
