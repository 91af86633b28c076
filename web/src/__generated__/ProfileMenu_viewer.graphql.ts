/**
 * @generated SignedSource<<4ba028afe99b61658f884bc5d8a2d5b7>>
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
    readonly image: string | null | undefined;
    readonly mobile: string | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "image",
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

(node as any).hash = "133572c9b654329e6a3dd0c704bf39f3";

export default node;
