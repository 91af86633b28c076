/**
 * @generated SignedSource<<fef7df6988a42d42e1d24045cb371564>>
 * @relayHash a502f88d76fe20f5db72f6d787364d79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdff6f6ac797b878f4f36b85f16ca92402899ca3897ecfd98cdb261abc24e9e0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentStatus = "COMPLETED" | "FAILED" | "PENDING" | "%future added value";
export type Trade = "CLOTHES" | "GROCERY" | "HARDWARE" | "HEALTH" | "SERVICES" | "%future added value";
export type ShellQuery$variables = Record<PropertyKey, never>;
export type ShellQuery$data = {
  readonly viewer: {
    readonly paymentStatus: PaymentStatus;
    readonly profile: {
      readonly mustChangePin: boolean;
    };
    readonly tenant: {
      readonly business: {
        readonly trades: ReadonlyArray<Trade> | null | undefined;
      };
    } | null | undefined;
    readonly timeZone: string;
    readonly " $fragmentSpreads": FragmentRefs<"ShellFrame_viewer">;
  } | null | undefined;
};
export type ShellQuery = {
  response: ShellQuery$data;
  variables: ShellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentStatus",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mustChangePin",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Business",
  "kind": "LinkedField",
  "name": "business",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trades",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "kind": "Literal",
  "name": "flag",
  "value": "VIEW"
},
v6 = {
  "kind": "Literal",
  "name": "menu",
  "value": "SUBSCRIPTION"
},
v7 = {
  "kind": "Literal",
  "name": "flag",
  "value": "CREATE"
},
v8 = {
  "kind": "Literal",
  "name": "menu",
  "value": "BILLING"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShellQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShellFrame_viewer"
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
    "name": "ShellQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOwner",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mobile",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "image",
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "city",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": "maySee",
            "args": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "kind": "ScalarField",
            "name": "viewerCan",
            "storageKey": "viewerCan(flag:\"VIEW\",menu:\"SUBSCRIPTION\")"
          },
          {
            "alias": "mayPay",
            "args": [
              (v7/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "kind": "ScalarField",
            "name": "viewerCan",
            "storageKey": "viewerCan(flag:\"CREATE\",menu:\"SUBSCRIPTION\")"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShopSubscription",
            "kind": "LinkedField",
            "name": "subscription",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paidUntil",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "daysLeft",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuGroup",
            "kind": "LinkedField",
            "name": "menu",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MenuItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "menu",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": "mayBill",
            "args": [
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "kind": "ScalarField",
            "name": "viewerCan",
            "storageKey": "viewerCan(flag:\"CREATE\",menu:\"BILLING\")"
          },
          {
            "alias": "mayReceive",
            "args": [
              {
                "kind": "Literal",
                "name": "flag",
                "value": "EDIT"
              },
              {
                "kind": "Literal",
                "name": "menu",
                "value": "PRODUCTS"
              }
            ],
            "kind": "ScalarField",
            "name": "viewerCan",
            "storageKey": "viewerCan(flag:\"EDIT\",menu:\"PRODUCTS\")"
          },
          {
            "alias": "contacts",
            "args": [
              (v5/*:: as any*/),
              {
                "kind": "Literal",
                "name": "menu",
                "value": "CUSTOMERS"
              }
            ],
            "kind": "ScalarField",
            "name": "viewerCan",
            "storageKey": "viewerCan(flag:\"VIEW\",menu:\"CUSTOMERS\")"
          },
          {
            "alias": "billing",
            "args": [
              (v5/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "kind": "ScalarField",
            "name": "viewerCan",
            "storageKey": "viewerCan(flag:\"VIEW\",menu:\"BILLING\")"
          },
          {
            "alias": "all",
            "args": [
              {
                "kind": "Literal",
                "name": "act",
                "value": "SEE_ALL_CUSTOMERS"
              }
            ],
            "kind": "ScalarField",
            "name": "viewerMay",
            "storageKey": "viewerMay(act:\"SEE_ALL_CUSTOMERS\")"
          },
          {
            "alias": "details",
            "args": [
              {
                "kind": "Literal",
                "name": "act",
                "value": "SEE_CUSTOMER_DETAILS"
              }
            ],
            "kind": "ScalarField",
            "name": "viewerMay",
            "storageKey": "viewerMay(act:\"SEE_CUSTOMER_DETAILS\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fdff6f6ac797b878f4f36b85f16ca92402899ca3897ecfd98cdb261abc24e9e0",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7cee6a82586275de81a723c9443cc91d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
