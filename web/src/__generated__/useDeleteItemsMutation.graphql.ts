/**
 * @generated SignedSource<<f1fd9fcf20431d3a728b8f4836428600>>
 * @relayHash 589c9b2ed1089d0946b33b7ca760472d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 457dc45b74b2bde5219954acdb1209c8f4e0f9a8c8f841866722006ad9ad0645

import { ConcreteRequest } from 'relay-runtime';
export type DeleteCatalogueItemsInput = {
  items: ReadonlyArray<string>;
  key: string;
};
export type useDeleteItemsMutation$variables = {
  input: DeleteCatalogueItemsInput;
};
export type useDeleteItemsMutation$data = {
  readonly deleteCatalogueItems: {
    readonly __typename: string;
    readonly message?: string;
    readonly problems?: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useDeleteItemsMutation = {
  response: useDeleteItemsMutation$data;
  variables: useDeleteItemsMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
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
    "name": "deleteCatalogueItems",
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
            "concreteType": "Problem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
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
    "name": "useDeleteItemsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteItemsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "457dc45b74b2bde5219954acdb1209c8f4e0f9a8c8f841866722006ad9ad0645",
    "metadata": {},
    "name": "useDeleteItemsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ff733f3ad39b7b5dcbf0970e2aea1722";

export default node;
