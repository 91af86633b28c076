/**
 * @generated SignedSource<<93f26515ad4512116a472748cf2792bc>>
 * @relayHash 6b34de5c24b84b68f1e47ade85709244
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33bbc0a575953b2857c02342a9bba7db3b6a7e4027a05e5401af6efae7ee32c3

import { ConcreteRequest } from 'relay-runtime';
export type SharedCampaignQuery$variables = {
  id: string;
};
export type SharedCampaignQuery$data = {
  readonly node: {
    readonly campaign: {
      readonly description: string;
      readonly firstDay: string | null | undefined;
      readonly lastDay: string | null | undefined;
      readonly offers: ReadonlyArray<string>;
      readonly subtitle: string;
      readonly summary: string;
      readonly title: string;
    } | null | undefined;
  } | null | undefined;
};
export type SharedCampaignQuery = {
  response: SharedCampaignQuery$data;
  variables: SharedCampaignQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
      "storageKey": null
    }
  ],
  "type": "Campaign",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SharedCampaignQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "campaign"
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
    "name": "SharedCampaignQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "33bbc0a575953b2857c02342a9bba7db3b6a7e4027a05e5401af6efae7ee32c3",
    "metadata": {},
    "name": "SharedCampaignQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2985b0ab0c5e1f84703a67f6b9ddf7aa";

export default node;
