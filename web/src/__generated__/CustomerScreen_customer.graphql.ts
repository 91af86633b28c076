/**
 * @generated SignedSource<<b7711499b590e411bcdf6e66a76ccc31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerScreen_customer$data = {
  readonly id: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DuesPart_customer" | "EditDialog_customer" | "FamilyPart_customer" | "HistoryPart_customer" | "MergePart_customer" | "MoneyBar_customer" | "NotesPart_customer" | "OwnDataPart_customer" | "StatusDialog_customer" | "TimelinePart_customer" | "WhoPart_customer">;
  readonly " $fragmentType": "CustomerScreen_customer";
};
export type CustomerScreen_customer$key = {
  readonly " $data"?: CustomerScreen_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerScreen_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerScreen_customer",
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhoPart_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FamilyPart_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimelinePart_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DuesPart_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoneyBar_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotesPart_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HistoryPart_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnDataPart_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MergePart_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditDialog_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusDialog_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "1e6e26d847f2697f9183578d0c285809";

export default node;
