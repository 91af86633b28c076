/**
 * @generated SignedSource<<68bd36210b9b0cb7dee209cda17ba659>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useChoices_viewer$data = {
  readonly mayBill: boolean;
  readonly mayReceive: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"navParts_viewer" | "ownScreens_viewer">;
  readonly " $fragmentType": "useChoices_viewer";
};
export type useChoices_viewer$key = {
  readonly " $data"?: useChoices_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChoices_viewer">;
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
  "name": "useChoices_viewer",
  "selections": [
    {
      "alias": "mayBill",
      "args": [
        {
          "kind": "Literal",
          "name": "flag",
          "value": "CREATE"
        },
        {
          "kind": "Literal",
          "name": "menu",
          "value": "BILLING"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"CREATE\",menu:\"BILLING\")"
    },
    {
      "alias": "mayReceive",
      "args": [
        {
          "kind": "Literal",
          "name": "flag",
          "value": "EDIT"
        },
        {
          "kind": "Literal",
          "name": "menu",
          "value": "PRODUCTS"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"EDIT\",menu:\"PRODUCTS\")"
    },
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
})();

(node as any).hash = "370e82270c0b9544e3c4cca468f652bc";

export default node;
