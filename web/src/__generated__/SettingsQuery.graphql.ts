/**
 * @generated SignedSource<<4f8d9c92f513af47369e54f53796dedb>>
 * @relayHash 3c93003f0df0132d59d0d3e093a4bd86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71e38a5da8ed04f5cd5014fc8d90139b321743f2f8f136b3196bef9e27e95e94

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
            "value": "settings"
          }
        ],
        "kind": "ScalarField",
        "name": "viewerCan",
        "storageKey": "viewerCan(flag:\"EDIT\",menu:\"settings\")"
      },
      {
        "alias": "mayDecide",
        "args": [
          (v0/*:: as any*/),
          {
            "kind": "Literal",
            "name": "menu",
            "value": "bills-and-tax"
          }
        ],
        "kind": "ScalarField",
        "name": "viewerCan",
        "storageKey": "viewerCan(flag:\"EDIT\",menu:\"bills-and-tax\")"
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
    "id": "71e38a5da8ed04f5cd5014fc8d90139b321743f2f8f136b3196bef9e27e95e94",
    "metadata": {},
    "name": "SettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c16b2f7e2614a72972346b45e7d94025";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
