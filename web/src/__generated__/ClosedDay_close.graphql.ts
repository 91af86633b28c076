/**
 * @generated SignedSource<<2f22b850beb7108e3d631541a91486f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ClosedDay_close$data = {
  readonly counted: string;
  readonly day: string;
  readonly receipts: number;
  readonly " $fragmentSpreads": FragmentRefs<"CloseActs_close" | "CloseFigures_close">;
  readonly " $fragmentType": "ClosedDay_close";
};
export type ClosedDay_close$key = {
  readonly " $data"?: ClosedDay_close$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedDay_close">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedDay_close",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receipts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "counted",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CloseFigures_close"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CloseActs_close"
    }
  ],
  "type": "DayClose",
  "abstractKey": null
};

(node as any).hash = "f944fe036522a1e55e777e137c6803c3";

export default node;
