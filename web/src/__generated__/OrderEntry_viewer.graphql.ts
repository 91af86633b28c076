/**
 * @generated SignedSource<<290a26acd4fb422b7e919bbc5485150a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderEntry_viewer$data = {
  readonly mayAddCustomers: boolean;
  readonly mayBill: boolean;
  readonly mayOrderStages: boolean;
  readonly maySeeProducts: boolean;
  readonly tenant: {
    readonly " $fragmentSpreads": FragmentRefs<"useShop_tenant">;
  } | null | undefined;
  readonly " $fragmentType": "OrderEntry_viewer";
};
export type OrderEntry_viewer$key = {
  readonly " $data"?: OrderEntry_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderEntry_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "flag",
  "value": "VIEW"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderEntry_viewer",
  "selections": [
    {
      "alias": "mayAddCustomers",
      "args": [
        {
          "kind": "Literal",
          "name": "flag",
          "value": "CREATE"
        },
        {
          "kind": "Literal",
          "name": "menu",
          "value": "CUSTOMERS"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"CREATE\",menu:\"CUSTOMERS\")"
    },
    {
      "alias": "mayOrderStages",
      "args": [
        {
          "kind": "Literal",
          "name": "flag",
          "value": "EDIT"
        },
        {
          "kind": "Literal",
          "name": "menu",
          "value": "PATTERN_SETTINGS"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"EDIT\",menu:\"PATTERN_SETTINGS\")"
    },
    {
      "alias": "mayBill",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "menu",
          "value": "BILLING"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"VIEW\",menu:\"BILLING\")"
    },
    {
      "alias": "maySeeProducts",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "menu",
          "value": "PRODUCTS"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"VIEW\",menu:\"PRODUCTS\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tenant",
      "kind": "LinkedField",
      "name": "tenant",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useShop_tenant"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "88759360f491904c1bd50555086bee6f";

export default node;
