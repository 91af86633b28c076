/**
 * @generated SignedSource<<b298213741d55e24dbf962ac5767b89d>>
 * @relayHash 45008b42c4788871fe0309adbea1863d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27d0f1f3ec5ce3a6a80a45f3e49db648f7a7f451b3d18ecb485e433b29bf8afc

import { ConcreteRequest } from 'relay-runtime';
export type OpenLabelQuery$variables = {
  code: string;
};
export type OpenLabelQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly scan: {
        readonly product: {
          readonly id: string;
        };
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type OpenLabelQuery = {
  response: OpenLabelQuery$data;
  variables: OpenLabelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "code",
      "variableName": "code"
    }
  ],
  "concreteType": "ScannedItem",
  "kind": "LinkedField",
  "name": "scan",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "OpenLabelQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenLabelQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "Tenant",
            "kind": "LinkedField",
            "name": "tenant",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
    "id": "27d0f1f3ec5ce3a6a80a45f3e49db648f7a7f451b3d18ecb485e433b29bf8afc",
    "metadata": {},
    "name": "OpenLabelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "108c4b4abbdec35fd20cd50241ab9e8c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
