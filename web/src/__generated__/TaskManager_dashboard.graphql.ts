/**
 * @generated SignedSource<<5a93728dea449ffb0a5543010463887b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TaskManager_dashboard$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompletedTasks_dashboard">;
  readonly " $fragmentType": "TaskManager_dashboard";
};
export type TaskManager_dashboard$key = {
  readonly " $data"?: TaskManager_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskManager_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskManager_dashboard",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompletedTasks_dashboard"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "a3f31fa284f305bc05c11b656d5ce449";

export default node;
