/**
 * @generated SignedSource<<71147f2f1d38c6fe799ea888483abe82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenDay_day$data = {
  readonly cashReceived: string;
  readonly collected: string;
  readonly day: string;
  readonly opening: string;
  readonly paidOut: string;
  readonly " $fragmentSpreads": FragmentRefs<"OpenDayColumn_day">;
  readonly " $fragmentType": "OpenDay_day";
};
export type OpenDay_day$key = {
  readonly " $data"?: OpenDay_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenDay_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenDay_day",
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
      "name": "opening",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "collected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashReceived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidOut",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenDayColumn_day"
    }
  ],
  "type": "DayBook",
  "abstractKey": null
};

(node as any).hash = "0dde2d0438eafc4d65ea046612e443be";

export default node;
