/**
 * @generated SignedSource<<3e94c703fcd6011d5e2c0f607daa8ad3>>
 * @relayHash 412f1ef66025841485fbbf5484cc92e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41c78345bac4c5da0922a9d98c80acde453094a4ecd40a191986788f953ff301

import { ConcreteRequest } from 'relay-runtime';
export type SettingsQuery$variables = Record<PropertyKey, never>;
export type SettingsQuery$data = {
  readonly viewer: {
    readonly mayDecide: boolean;
    readonly mayEdit: boolean;
    readonly profile: {
      readonly isOwner: boolean;
    };
    readonly tenant: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type SettingsQuery = {
  response: SettingsQuery$data;
  variables: SettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "flag",
  "value": "EDIT"
},
v1 = [
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
          (v0/*:: as any*/),
          {
            "kind": "Literal",
            "name": "menu",
            "value": "SETTINGS"
          }
        ],
        "kind": "ScalarField",
        "name": "viewerCan",
        "storageKey": "viewerCan(flag:\"EDIT\",menu:\"SETTINGS\")"
      },
      {
        "alias": "mayDecide",
        "args": [
          (v0/*:: as any*/),
          {
            "kind": "Literal",
            "name": "menu",
            "value": "BILLS_AND_TAX"
          }
        ],
        "kind": "ScalarField",
        "name": "viewerCan",
        "storageKey": "viewerCan(flag:\"EDIT\",menu:\"BILLS_AND_TAX\")"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Profile",
        "kind": "LinkedField",
        "name": "profile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOwner",
            "storageKey": null
          }
        ],
        "storageKey": null
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
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SettingsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SettingsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "41c78345bac4c5da0922a9d98c80acde453094a4ecd40a191986788f953ff301",
    "metadata": {},
    "name": "SettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "778dad131294800edb49eff3e12a74c8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
