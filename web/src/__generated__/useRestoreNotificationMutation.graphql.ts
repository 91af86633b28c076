/**
 * @generated SignedSource<<93b19176abe58ec13869551791073106>>
 * @relayHash 401c6c888d43205bc96dfb175e6e3b60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cee658f3e666d7d18149c607e7bc4678cd0b9c6c50de6003bf6c71432b297f58

import { ConcreteRequest } from 'relay-runtime';
export type NotificationInput = {
  key: string;
  notification: string;
};
export type useRestoreNotificationMutation$variables = {
  input: NotificationInput;
};
export type useRestoreNotificationMutation$data = {
  readonly restoreNotification: {
    readonly __typename: string;
    readonly message?: string;
    readonly viewer?: {
      readonly unreadNotifications: number | null | undefined;
    };
  };
};
export type useRestoreNotificationMutation = {
  response: useRestoreNotificationMutation$data;
  variables: useRestoreNotificationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "restoreNotification",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
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
                "kind": "ScalarField",
                "name": "unreadNotifications",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "NotificationsSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "Refusal",
        "abstractKey": "__isRefusal"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRestoreNotificationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRestoreNotificationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cee658f3e666d7d18149c607e7bc4678cd0b9c6c50de6003bf6c71432b297f58",
    "metadata": {},
    "name": "useRestoreNotificationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aae167437e251ca2ca4bcdcd6465a0b3";

export default node;
