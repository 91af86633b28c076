/**
 * @generated SignedSource<<913d7c35b92cb7720d1aa496c06198d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UndoReceipt_receipt$data = {
  readonly id: string;
  readonly productTitle: string;
  readonly quantity: string;
  readonly undoneAt: string | null | undefined;
  readonly undoneBy: string | null | undefined;
  readonly unit: string;
  readonly variantSku: string | null | undefined;
  readonly " $fragmentType": "UndoReceipt_receipt";
};
export type UndoReceipt_receipt$key = {
  readonly " $data"?: UndoReceipt_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoReceipt_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndoReceipt_receipt",
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
      "name": "productTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantSku",
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
      "name": "undoneAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoneBy",
      "storageKey": null
    }
  ],
  "type": "GoodsReceipt",
  "abstractKey": null
};

(node as any).hash = "c8fb3f1aa21b2849780e317f4017af61";

export default node;
