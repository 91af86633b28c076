/**
 * @generated SignedSource<<ae2072988a9490ef2c7f0c077848f86c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ScreenOutlet_viewer$data = {
  readonly menu: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly slug: string;
    }>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Home_viewer">;
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
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
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

(node as any).hash = "0d6ec771f8d798b2fbe71291f0ca4a3c";

export default node;
