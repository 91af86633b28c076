/**
 * @generated SignedSource<<1f8eb817604609720bf109d3a0f085c5>>
 * @relayHash 7467dfe1bdeee7137b15d15aca7e1c7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b339d6417bad3a50c96c188b3ce8f1764fac102ab79ae3f6f829d3c2e831e0e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type openArrivalsSubscription$variables = Record<PropertyKey, never>;
export type openArrivalsSubscription$data = {
  readonly notificationArrived: {
    readonly notification: {
      readonly isRead: boolean;
      readonly message: string;
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"NotificationRow_notification">;
    };
    readonly viewer: {
      readonly unreadNotifications: number | null | undefined;
    };
  };
};
export type openArrivalsSubscription = {
  response: openArrivalsSubscription$data;
  variables: openArrivalsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRead",
  "storageKey": null
},
v3 = {
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
      "kind": "ScalarField",
      "name": "unreadNotifications",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "openArrivalsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationArrived",
        "kind": "LinkedField",
        "name": "notificationArrived",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Notification",
            "kind": "LinkedField",
            "name": "notification",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NotificationRow_notification"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "openArrivalsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationArrived",
        "kind": "LinkedField",
        "name": "notificationArrived",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Notification",
            "kind": "LinkedField",
            "name": "notification",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "link",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3b339d6417bad3a50c96c188b3ce8f1764fac102ab79ae3f6f829d3c2e831e0e",
    "metadata": {},
    "name": "openArrivalsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d52eb1d422a2e10225938b74da9aa72f";

export default node;
