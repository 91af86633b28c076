/**
 * @generated SignedSource<<0ac2137f522f65ca716175b040e50af7>>
 * @relayHash 00a9f4ee4511b4935e233193daaa9ba0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ef296d2bf663684e9fafc1588e33004b91e72a2613f84df4e9c4b137803f063

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PictureDialogQuery$variables = {
  item: string;
};
export type PictureDialogQuery$data = {
  readonly node: {
    readonly item: {
      readonly " $fragmentSpreads": FragmentRefs<"PictureForm_item">;
    } | null | undefined;
  } | null | undefined;
};
export type PictureDialogQuery = {
  response: PictureDialogQuery$data;
  variables: PictureDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "item"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "item"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PictureDialogQuery",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PictureForm_item"
                }
              ],
              "type": "CatalogueItem",
              "abstractKey": "__isCatalogueItem"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "item"
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
    "name": "PictureDialogQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
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
                "name": "thumbnail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanEdit",
                "storageKey": null
              }
            ],
            "type": "CatalogueItem",
            "abstractKey": "__isCatalogueItem"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6ef296d2bf663684e9fafc1588e33004b91e72a2613f84df4e9c4b137803f063",
    "metadata": {},
    "name": "PictureDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3e6e97f222cce827a88ad74b78e03400";

export default node;
