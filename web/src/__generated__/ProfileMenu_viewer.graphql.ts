/**
 * @generated SignedSource<<89b856c414e4705f506db26968c3b32c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfileMenu_viewer$data = {
  readonly profile: {
    readonly fullName: string;
    readonly mobile: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ownScreens_viewer">;
  readonly " $fragmentType": "ProfileMenu_viewer";
};
export type ProfileMenu_viewer$key = {
  readonly " $data"?: ProfileMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileMenu_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobile",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ownScreens_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8067cbd244412833c7919b91788a89e2";

export default node;
