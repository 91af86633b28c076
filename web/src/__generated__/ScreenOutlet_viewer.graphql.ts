/**
 * @generated SignedSource<<5c1064710ec7e8789210b8ef02175920>>
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3cdc6a0e89dd8222a7e14343cd24b338";

export default node;
