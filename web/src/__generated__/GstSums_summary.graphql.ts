/**
 * @generated SignedSource<<479ab73f2d15def4a79bcead3aff06b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GstSums_summary$data = {
  readonly billed: string;
  readonly cgst: string;
  readonly discount: string;
  readonly documents: number;
  readonly igst: string;
  readonly roundOff: string;
  readonly sgst: string;
  readonly taxable: string;
  readonly " $fragmentType": "GstSums_summary";
};
export type GstSums_summary$key = {
  readonly " $data"?: GstSums_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"GstSums_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GstSums_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cgst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sgst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "igst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roundOff",
      "storageKey": null
    }
  ],
  "type": "GstTotals",
  "abstractKey": null
};

(node as any).hash = "a5815a5cf325f8352d10cb0f6bd616ad";

export default node;
