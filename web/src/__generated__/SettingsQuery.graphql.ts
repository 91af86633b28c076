/**
 * @generated SignedSource<<af6f0cb02177f7cdfecf648ede12bc7b>>
 * @relayHash 6379fc4354ab029ee05f70a582b2fa78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec004854f3a13fa75a86939bcec9723acf8735a68005650e4797542605b67f2b

import { ConcreteRequest } from 'relay-runtime';
export type SettingsQuery$variables = Record<PropertyKey, never>;
export type SettingsQuery$data = {
  readonly viewer: {
    readonly mayEdit: boolean;
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
var v0 = [
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
            "value": "settings"
          }
        ],
        "kind": "ScalarField",
        "name": "viewerCan",
        "storageKey": "viewerCan(flag:\"EDIT\",menu:\"settings\")"
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
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SettingsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ec004854f3a13fa75a86939bcec9723acf8735a68005650e4797542605b67f2b",
    "metadata": {},
    "name": "SettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9118c33f021737208c16fd51fff0aefc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
