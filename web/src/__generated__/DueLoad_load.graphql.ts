/**
 * @generated SignedSource<<0d5b66a8392e7cc4fa480f511eadba62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DueLoad_load$data = {
  readonly dailyPieces: number | null | undefined;
  readonly pieces: number;
  readonly " $fragmentType": "DueLoad_load";
};
export type DueLoad_load$key = {
  readonly " $data"?: DueLoad_load$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueLoad_load">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueLoad_load",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pieces",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dailyPieces",
      "storageKey": null
    }
  ],
  "type": "DayLoad",
  "abstractKey": null
};

(node as any).hash = "44ce8877857aa8a46307659de567aa17";

export default node;
