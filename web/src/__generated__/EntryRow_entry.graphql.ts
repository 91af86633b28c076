/**
 * @generated SignedSource<<fa9233742658e72a40dd7857a1ba0e6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "FORGOTTEN" | "IN" | "MISSING" | "OUT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type EntryRow_entry$data = {
  readonly day: string;
  readonly id: string;
  readonly inAt: string;
  readonly minutes: number | null | undefined;
  readonly outAt: string | null | undefined;
  readonly state: AttendanceState;
  readonly version: string;
  readonly " $fragmentType": "EntryRow_entry";
};
export type EntryRow_entry$key = {
  readonly " $data"?: EntryRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryRow_entry",
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
      "name": "inAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "AttendanceEntry",
  "abstractKey": null
};

(node as any).hash = "75f8292e749f17b72452ba03110b36e5";

export default node;
