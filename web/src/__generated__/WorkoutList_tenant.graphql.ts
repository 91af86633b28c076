/**
 * @generated SignedSource<<e62dcf5da441678dbb5f863d3e9e54e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkoutList_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useWorkouts_tenant">;
  readonly " $fragmentType": "WorkoutList_tenant";
};
export type WorkoutList_tenant$key = {
  readonly " $data"?: WorkoutList_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkoutList_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkoutList_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWorkouts_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "e8321e167287705cf87f8e1b7922c7bc";

export default node;
