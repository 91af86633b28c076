/**
 * @generated SignedSource<<f9d55938ce9cf93bbbdb2ea8f9d1bfd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FollowUps_dashboard$data = {
  readonly followUps: ReadonlyArray<{
    readonly day: string;
    readonly done: number;
    readonly planned: number;
  }> | null | undefined;
  readonly " $fragmentType": "FollowUps_dashboard";
};
export type FollowUps_dashboard$key = {
  readonly " $data"?: FollowUps_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowUps_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "days"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowUps_dashboard",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "days",
          "variableName": "days"
        }
      ],
      "concreteType": "FollowUpDay",
      "kind": "LinkedField",
      "name": "followUps",
      "plural": true,
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
          "name": "planned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "40f37f24213a76930c06085c4caa2826";

export default node;
