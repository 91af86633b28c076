/**
 * @generated SignedSource<<040cc888c5667953f48a4013d28c097d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HeaderTools_viewer$data = {
  readonly profile: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileMenu_profile">;
  };
  readonly " $fragmentType": "HeaderTools_viewer";
};
export type HeaderTools_viewer$key = {
  readonly " $data"?: HeaderTools_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeaderTools_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeaderTools_viewer",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileMenu_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e8c422df68d1626c5161374c85908baa";

export default node;
