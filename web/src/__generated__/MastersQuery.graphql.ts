/**
 * @generated SignedSource<<f700b7f8e84fb9f42aa188fe04c2fb1d>>
 * @relayHash d0afb6d68b1179ec2e20a2e87b9e4845
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8680a3eab06d50cac4ab058e40a920532c29cad167706994ce424a51ba9fdaf

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MastersQuery$variables = Record<PropertyKey, never>;
export type MastersQuery$data = {
  readonly viewer: {
    readonly mayAdd: boolean;
    readonly mayDelete: boolean;
    readonly mayEdit: boolean;
    readonly tenant: {
      readonly " $fragmentSpreads": FragmentRefs<"Stages_tenant" | "Statuses_tenant">;
    } | null | undefined;
  } | null | undefined;
};
export type MastersQuery = {
  response: MastersQuery$data;
  variables: MastersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "menu",
  "value": "pattern-settings"
},
v1 = {
  "alias": "mayAdd",
  "args": [
    {
      "kind": "Literal",
      "name": "flag",
      "value": "CREATE"
    },
    (v0/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": "viewerCan(flag:\"CREATE\",menu:\"pattern-settings\")"
},
v2 = {
  "alias": "mayEdit",
  "args": [
    {
      "kind": "Literal",
      "name": "flag",
      "value": "EDIT"
    },
    (v0/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": "viewerCan(flag:\"EDIT\",menu:\"pattern-settings\")"
},
v3 = {
  "alias": "mayDelete",
  "args": [
    {
      "kind": "Literal",
      "name": "flag",
      "value": "DELETE"
    },
    (v0/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "viewerCan",
  "storageKey": "viewerCan(flag:\"DELETE\",menu:\"pattern-settings\")"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MastersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
                "name": "Statuses_tenant"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Stages_tenant"
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
    "name": "MastersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
                "concreteType": "OrderStatus",
                "kind": "LinkedField",
                "name": "statuses",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fixed",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Stage",
                "kind": "LinkedField",
                "name": "stages",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d8680a3eab06d50cac4ab058e40a920532c29cad167706994ce424a51ba9fdaf",
    "metadata": {},
    "name": "MastersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0e54bd35b6003dd34b6378faecae6140";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
