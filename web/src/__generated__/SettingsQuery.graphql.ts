/**
 * @generated SignedSource<<bf4672ebc501d379d97569060b121b96>>
 * @relayHash 13f899e3fe65aff3a07dbb449dddfbce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a6e2b75a6f572c313ca921c99ec6128f370a14284de79170c299b277aab44fe

import { ConcreteRequest } from 'relay-runtime';
export type SettingsQuery$variables = Record<PropertyKey, never>;
export type SettingsQuery$data = {
  readonly viewer: {
    readonly mayDecide: boolean;
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
    "id": "2a6e2b75a6f572c313ca921c99ec6128f370a14284de79170c299b277aab44fe",
    "metadata": {},
    "name": "SettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "392d69c37ab61b1b48e3672c393cdc0b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
