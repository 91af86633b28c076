/**
 * @generated SignedSource<<be6d8ba1645af36f69468684a588ad35>>
 * @relayHash fae75d2e3682cefdd6eb1fabbae50181
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f91f2d78309bfc555c3b3c5f3900437fba377d05f44b830b4994b0f1fec4dc6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatusChoiceQuery$variables = Record<PropertyKey, never>;
export type StatusChoiceQuery$data = {
  readonly viewer: {
    readonly tenant: {
      readonly customerStatuses: ReadonlyArray<{
        readonly code: string;
        readonly fieldCount: number;
        readonly name: string;
        readonly " $fragmentSpreads": FragmentRefs<"StatusForm_status">;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type StatusChoiceQuery = {
  response: StatusChoiceQuery$data;
  variables: StatusChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fieldCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "StatusChoiceQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerStatus",
                "kind": "LinkedField",
                "name": "customerStatuses",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "StatusForm_status"
                  }
                ],
                "storageKey": null
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
    "name": "StatusChoiceQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "CustomerStatus",
                "kind": "LinkedField",
                "name": "customerStatuses",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "formName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
    ]
  },
  "params": {
    "id": "9f91f2d78309bfc555c3b3c5f3900437fba377d05f44b830b4994b0f1fec4dc6",
    "metadata": {},
    "name": "StatusChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2ab5fc4cc966cf47177d1ebeefe742c1";

export default node;
