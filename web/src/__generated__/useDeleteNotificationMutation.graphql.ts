/**
 * @generated SignedSource<<27da506ed6a61fd3d43a4becfe78f312>>
 * @relayHash f87cbbdc3d71ce8937de00d7a22ddca2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb97f77cc46d0fe3f5b75e73009fee8bf647048eb78bcbc6e663a9ef4c1123e9

import { ConcreteRequest } from 'relay-runtime';
export type NotificationInput = {
  key: string;
  notification: string;
};
export type useDeleteNotificationMutation$variables = {
  input: NotificationInput;
};
export type useDeleteNotificationMutation$data = {
  readonly deleteNotification: {
    readonly __typename: string;
    readonly message?: string;
    readonly viewer?: {
      readonly unreadNotifications: number | null | undefined;
    };
  };
};
export type useDeleteNotificationMutation = {
  response: useDeleteNotificationMutation$data;
  variables: useDeleteNotificationMutation$variables;
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
    "name": "deleteNotification",
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
    "name": "useDeleteNotificationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteNotificationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eb97f77cc46d0fe3f5b75e73009fee8bf647048eb78bcbc6e663a9ef4c1123e9",
    "metadata": {},
    "name": "useDeleteNotificationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bada3f0fb158f963373460703253ecbc";

export default node;
