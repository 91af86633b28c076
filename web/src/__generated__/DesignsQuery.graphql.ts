/**
 * @generated SignedSource<<9e65de0255d6dc16f159e3bb600ff7a3>>
 * @relayHash 645b0a95871ffba52775cd58cd98d7dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9a4d1dc14fdb5997c0273fa13d500703f8af32fae365ee55ca4009b847bb988

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DesignsQuery$variables = Record<PropertyKey, never>;
export type DesignsQuery$data = {
  readonly viewer: {
    readonly mayAdd: boolean;
    readonly mayDelete: boolean;
    readonly mayEdit: boolean;
    readonly mayOrder: boolean;
    readonly tenant: {
      readonly garments: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"Services_garments">;
      }> | null | undefined;
      readonly stages: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"stageChoices">;
      }> | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ItemsDrawer_tenant">;
    } | null | undefined;
  } | null | undefined;
};
export type DesignsQuery = {
  response: DesignsQuery$data;
  variables: DesignsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "flag",
  "value": "CREATE"
},
v1 = {
  "kind": "Literal",
  "name": "menu",
  "value": "DEFAULT_ITEMS"
},
v2 = {
  "alias": "mayAdd",
  "args": [
    (v0/*:: as any*/),
    (v1/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": "viewerCan(flag:\"CREATE\",menu:\"DEFAULT_ITEMS\")"
},
v3 = {
  "alias": "mayEdit",
  "args": [
    {
      "kind": "Literal",
      "name": "flag",
      "value": "EDIT"
    },
    (v1/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": "viewerCan(flag:\"EDIT\",menu:\"DEFAULT_ITEMS\")"
},
v4 = {
  "alias": "mayDelete",
  "args": [
    {
      "kind": "Literal",
      "name": "flag",
      "value": "DELETE"
    },
    (v1/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": "viewerCan(flag:\"DELETE\",menu:\"DEFAULT_ITEMS\")"
},
v5 = {
  "alias": "mayOrder",
  "args": [
    (v0/*:: as any*/),
    {
      "kind": "Literal",
      "name": "menu",
      "value": "CREATE_ORDER"
    }
  ],
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": "viewerCan(flag:\"CREATE\",menu:\"CREATE_ORDER\")"
},
v6 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "DESIGN"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DesignsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
            "plural": false,
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "Services_garments"
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
                  "args": (v6/*:: as any*/),
                  "concreteType": "Stage",
                  "kind": "LinkedField",
                  "name": "stages",
                  "plural": true,
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "stageChoices",
                      "selections": (v9/*:: as any*/),
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "storageKey": "stages(type:\"DESIGN\")"
                },
                "to": "NULL"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ItemsDrawer_tenant"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DesignsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Garment",
                "kind": "LinkedField",
                "name": "garments",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "position",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "price",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "Stage",
                "kind": "LinkedField",
                "name": "stages",
                "plural": true,
                "selections": (v9/*:: as any*/),
                "storageKey": "stages(type:\"DESIGN\")"
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c9a4d1dc14fdb5997c0273fa13d500703f8af32fae365ee55ca4009b847bb988",
    "metadata": {},
    "name": "DesignsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ce25787f768777fe2908841b83f8b7fb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
