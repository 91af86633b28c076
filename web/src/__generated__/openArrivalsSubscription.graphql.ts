/**
 * @generated SignedSource<<92735c2ccba8612101f1aa73d37be029>>
 * @relayHash 1e6629b2384fb903076ccca1dcb08bb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 638b182642d6972a3e06e3d886b1a51e669ca04cc4509b873b7547c497f11a1a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type openArrivalsSubscription$variables = Record<PropertyKey, never>;
export type openArrivalsSubscription$data = {
  readonly notificationArrived: {
    readonly notification: {
      readonly isRead: boolean;
      readonly kind: string;
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
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRead",
  "storageKey": null
},
v4 = {
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
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NotificationRow_notification"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
              (v3/*:: as any*/),
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
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "638b182642d6972a3e06e3d886b1a51e669ca04cc4509b873b7547c497f11a1a",
    "metadata": {},
    "name": "openArrivalsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "70b6a2d5894e96402cebda5ea237cc32";

export default node;
