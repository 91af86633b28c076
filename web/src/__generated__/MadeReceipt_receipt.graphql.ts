/**
 * @generated SignedSource<<648c313bf410bfe44fc7194c2113272b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MadeReceipt_receipt$data = {
  readonly amount: string;
  readonly credited: string;
  readonly number: string;
  readonly pdfUrl: string;
  readonly " $fragmentType": "MadeReceipt_receipt";
};
export type MadeReceipt_receipt$key = {
  readonly " $data"?: MadeReceipt_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"MadeReceipt_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MadeReceipt_receipt",
  "selections": [
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credited",
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
  "type": "AccountReceipt",
  "abstractKey": null
};

(node as any).hash = "25bc1e7abe17a958e6b66946d28dada7";

export default node;
