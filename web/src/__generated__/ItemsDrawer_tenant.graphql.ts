/**
 * @generated SignedSource<<b6396d1cffcb0f593fb252ad23b79f64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ItemsDrawer_tenant$data = {
  readonly garments: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ItemList_garments">;
  }> | null | undefined;
  readonly " $fragmentType": "ItemsDrawer_tenant";
};
export type ItemsDrawer_tenant$key = {
  readonly " $data"?: ItemsDrawer_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemsDrawer_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemsDrawer_tenant",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Garment",
        "kind": "LinkedField",
        "name": "garments",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ItemList_garments"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "780a59ea718cf531148ac518594805bf";

export default node;
