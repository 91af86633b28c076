/**
 * @generated SignedSource<<39e2351d33d0a4c97c9a752dc0840649>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StageType = "DESIGN" | "PATTERN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useShop_tenant$data = {
  readonly employees: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
  }> | null | undefined;
  readonly garments: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly price: string;
  }>;
  readonly id: string;
  readonly settings: {
    readonly gstPercentage: string;
  };
  readonly stages: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly type: StageType;
  }> | null | undefined;
  readonly " $fragmentType": "useShop_tenant";
};
export type useShop_tenant$key = {
  readonly " $data"?: useShop_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShop_tenant">;
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
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShop_tenant",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TenantSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gstPercentage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Garment",
        "kind": "LinkedField",
        "name": "garments",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "price",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Stage",
        "kind": "LinkedField",
        "name": "stages",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "active": true
            }
          }
        ],
        "concreteType": "Employee",
        "kind": "LinkedField",
        "name": "employees",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fullName",
            "storageKey": null
          }
        ],
        "storageKey": "employees(filter:{\"active\":true})"
      },
      "to": "NULL"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};
})();

(node as any).hash = "ccbc3cf5bb47590df5782628425289d1";

export default node;
