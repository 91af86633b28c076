/**
 * @generated SignedSource<<947e04ee916bb26cc6e120c7a80dafc2>>
 * @relayHash da95bb922b69cf42a267d40161df30bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da5d2bb05259dc62b951e160335912d4671fcec41d3ed66e97b82dbe80d2908b

import { ConcreteRequest } from 'relay-runtime';
export type CostFactsQuery$variables = {
  id: string;
};
export type CostFactsQuery$data = {
  readonly node: {
    readonly product: {
      readonly cost: {
        readonly average: string;
        readonly last: string;
      } | null | undefined;
    } | null | undefined;
    readonly variant: {
      readonly cost: {
        readonly average: string;
        readonly last: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type CostFactsQuery = {
  response: CostFactsQuery$data;
  variables: CostFactsQuery$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "GoodsCost",
    "kind": "LinkedField",
    "name": "cost",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "last",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "average",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Product",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Variant",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CostFactsQuery",
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
            "fragment": (v3/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "product"
          },
          {
            "fragment": (v4/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "variant"
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
    "name": "CostFactsQuery",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "da5d2bb05259dc62b951e160335912d4671fcec41d3ed66e97b82dbe80d2908b",
    "metadata": {},
    "name": "CostFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab77c08dd8c8a64a5ea4d1ac8c3637f5";

export default node;
