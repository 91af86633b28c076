/**
 * @generated SignedSource<<240dd4d1cf0c7dcb8184eea019fea608>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ownScreens_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"openSlugs_viewer">;
  readonly " $fragmentType": "ownScreens_viewer";
};
export type ownScreens_viewer$key = {
  readonly " $data"?: ownScreens_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownScreens_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ownScreens_viewer",
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1fe42dc9087ee8c035fe2007fb97987e";

export default node;
