/**
 * @generated SignedSource<<f7bd857dbe1987ef5843be136333002f>>
 * @relayHash 3249bcd8004e36447eac20b13214ef07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17cbe41d8dff0b298b61155f289ec70e0313ff1e0d2bd79216ed78e44f0491dc

import { ConcreteRequest } from 'relay-runtime';
export type MarkNotificationsReadInput = {
  key: string;
  notifications?: ReadonlyArray<string> | null | undefined;
};
export type useMarkReadMutation$variables = {
  input: MarkNotificationsReadInput;
};
export type useMarkReadMutation$data = {
  readonly markNotificationsRead: {
    readonly __typename: string;
    readonly message?: string;
    readonly viewer?: {
      readonly unreadNotifications: number | null | undefined;
    };
  };
};
export type useMarkReadMutation = {
  response: useMarkReadMutation$data;
  variables: useMarkReadMutation$variables;
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
    "name": "markNotificationsRead",
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
    "name": "useMarkReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "17cbe41d8dff0b298b61155f289ec70e0313ff1e0d2bd79216ed78e44f0491dc",
    "metadata": {},
    "name": "useMarkReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "767ad080d22df43eff20a3df47427c92";

export default node;
