/**
 * @generated SignedSource<<697b6e97e36eb8cfd726e76269c66d02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReceiptPapers_receipt$data = {
  readonly number: string;
  readonly pdfUrl: string;
  readonly " $fragmentType": "ReceiptPapers_receipt";
};
export type ReceiptPapers_receipt$key = {
  readonly " $data"?: ReceiptPapers_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptPapers_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceiptPapers_receipt",
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
      "name": "pdfUrl",
      "storageKey": null
    }
  ],
  "type": "AccountReceipt",
  "abstractKey": null
};

(node as any).hash = "317d7579d673b70ef9ac451cb44c7bd6";

export default node;
