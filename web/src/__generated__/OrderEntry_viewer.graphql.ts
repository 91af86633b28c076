/**
 * @generated SignedSource<<2646fdb750a4a32373a6a9cf37e8a5e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderEntry_viewer$data = {
  readonly mayAddCustomers: boolean;
  readonly mayOrderStages: boolean;
  readonly tenant: {
    readonly " $fragmentSpreads": FragmentRefs<"useShop_tenant">;
  } | null | undefined;
  readonly " $fragmentType": "OrderEntry_viewer";
};
export type OrderEntry_viewer$key = {
  readonly " $data"?: OrderEntry_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderEntry_viewer">;
};

const node: ReaderFragment = {
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

(node as any).hash = "b4a34748cc66373ae6d80634854cf6d6";

export default node;
