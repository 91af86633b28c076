/**
 * @generated SignedSource<<e10b7ec917f1f7e5577f0dd14dd9a26e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ScreenOutlet_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Home_viewer" | "openSlugs_viewer">;
  readonly " $fragmentType": "ScreenOutlet_viewer";
};
export type ScreenOutlet_viewer$key = {
  readonly " $data"?: ScreenOutlet_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScreenOutlet_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScreenOutlet_viewer",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "openSlugs_viewer",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MenuGroup",
          "kind": "LinkedField",
          "name": "menu",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MenuItem",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "menu",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Home_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "883e947991f606fde4f1972c472ecd1d";

export default node;
