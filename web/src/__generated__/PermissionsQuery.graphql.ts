/**
 * @generated SignedSource<<09e8c4611240d86d71b352f9fe183a37>>
 * @relayHash 50f18636508a7021e3d4a622508b08ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1c2f9fbd165778adc5464883810075f1de8d65ee3181fdca440268af391148f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PermissionsQuery$variables = Record<PropertyKey, never>;
export type PermissionsQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly designations: ReadonlyArray<{
        readonly __typename: "Designation";
      }> | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"RoleChoice_tenant" | "RoleList_tenant">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ConfirmButton_viewer">;
  } | null | undefined;
};
export type PermissionsQuery = {
  response: PermissionsQuery$data;
  variables: PermissionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PermissionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ConfirmButton_viewer"
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
                "alias": null,
                "args": null,
                "concreteType": "Designation",
                "kind": "LinkedField",
                "name": "designations",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RoleList_tenant"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RoleChoice_tenant"
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
    "name": "PermissionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": "mayEdit",
            "args": [
              {
                "kind": "Literal",
                "name": "flag",
                "value": "EDIT"
              },
              {
                "kind": "Literal",
                "name": "menu",
                "value": "PERMISSIONS"
              }
            ],
            "kind": "ScalarField",
            "name": "viewerCan",
            "storageKey": "viewerCan(flag:\"EDIT\",menu:\"PERMISSIONS\")"
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
                "alias": null,
                "args": null,
                "concreteType": "Designation",
                "kind": "LinkedField",
                "name": "designations",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanPermit",
                    "storageKey": null
                  },
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "level",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rightsCount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c1c2f9fbd165778adc5464883810075f1de8d65ee3181fdca440268af391148f",
    "metadata": {},
    "name": "PermissionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ae76b15b4f6a9f1a89b59e9b795f4c4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
