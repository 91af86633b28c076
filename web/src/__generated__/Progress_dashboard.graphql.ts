/**
 * @generated SignedSource<<0135e4347fbda7c7e22583418f7e1cc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Progress_dashboard$data = {
  readonly figures: {
    readonly followUpsDone: number;
    readonly followUpsDue: number;
    readonly profileCompleted: number;
  } | null | undefined;
  readonly " $fragmentType": "Progress_dashboard";
};
export type Progress_dashboard$key = {
  readonly " $data"?: Progress_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"Progress_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Progress_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "followUpsDue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "followUpsDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profileCompleted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "fb59e409fb051b03376cc09675e080c0";

export default node;
