/**
 * @generated SignedSource<<be35b3a590bf621d4b3af8854082ddc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CatalogueStatus = "AVAILABLE" | "DISCONTINUED" | "HIDDEN" | "OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ShownItem_item$data = {
  readonly category: string | null | undefined;
  readonly id: string;
  readonly sku: string | null | undefined;
  readonly status: CatalogueStatus;
  readonly title: string;
  readonly viewerCanAssignPoints?: boolean;
  readonly viewerCanEdit: boolean;
  readonly viewerCanEditVariants?: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ItemActions_item">;
  readonly " $fragmentType": "ShownItem_item";
};
export type ShownItem_item$key = {
  readonly " $data"?: ShownItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShownItem_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShownItem_item",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "ItemActions_item",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanDelete",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inMarketplace",
              "storageKey": null
            }
          ],
          "type": "Product",
          "abstractKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanEditVariants",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanAssignPoints",
          "storageKey": null
        }
      ],
      "type": "Product",
      "abstractKey": null
    }
  ],
  "type": "CatalogueItem",
  "abstractKey": "__isCatalogueItem"
};
})();

(node as any).hash = "e7b292cbb68890e218a057fda492b7bc";

export default node;
