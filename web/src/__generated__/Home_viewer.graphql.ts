/**
 * @generated SignedSource<<354326198e0b515c2f6c19f99e8e61be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Home_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"navParts_viewer">;
  readonly " $fragmentType": "Home_viewer";
};
export type Home_viewer$key = {
  readonly " $data"?: Home_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Home_viewer">;
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
  "name": "Home_viewer",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "navParts_viewer",
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
                  "name": "menu",
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
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "47e81e5b17d3d5cf14bcd647ee81b4e0";

export default node;
