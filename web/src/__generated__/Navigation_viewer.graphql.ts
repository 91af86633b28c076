/**
 * @generated SignedSource<<8b3c9ba4b67efb312b22acd129c7374a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Navigation_viewer$data = {
  readonly menu: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly name: string;
  }>;
  readonly " $fragmentType": "Navigation_viewer";
};
export type Navigation_viewer$key = {
  readonly " $data"?: Navigation_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Navigation_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Navigation_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MenuGroup",
      "kind": "LinkedField",
      "name": "menu",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
            },
            (v0/*:: as any*/)
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
})();

(node as any).hash = "a25d0826491493cfe0a834d47f7dc101";

export default node;
