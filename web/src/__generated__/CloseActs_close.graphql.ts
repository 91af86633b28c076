/**
 * @generated SignedSource<<d337d1fc75f754bc84ceca0159163815>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CloseActs_close$data = {
  readonly day: string;
  readonly id: string;
  readonly pdfUrl: string;
  readonly reopenedAt: string | null | undefined;
  readonly " $fragmentType": "CloseActs_close";
};
export type CloseActs_close$key = {
  readonly " $data"?: CloseActs_close$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseActs_close">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseActs_close",
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
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pdfUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reopenedAt",
      "storageKey": null
    }
  ],
  "type": "DayClose",
  "abstractKey": null
};

(node as any).hash = "d21ef4e43dba1a067babcbe16ce4f3c2";

export default node;
