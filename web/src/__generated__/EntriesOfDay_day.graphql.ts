/**
 * @generated SignedSource<<0d1160ac5ecf716d2acec8779ea7b326>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EntriesOfDay_day$data = {
  readonly entries: ReadonlyArray<{
    readonly date: string;
    readonly entryId: string;
    readonly isIn: boolean;
    readonly name: string;
    readonly note: string | null | undefined;
  }>;
  readonly refused: number;
  readonly visits: number;
  readonly " $fragmentType": "EntriesOfDay_day";
};
export type EntriesOfDay_day$key = {
  readonly " $data"?: EntriesOfDay_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntriesOfDay_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntriesOfDay_day",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DoorEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entryId",
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
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isIn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DoorDay",
  "abstractKey": null
};

(node as any).hash = "7d315f1935bac95da38a425282eda352";

export default node;
