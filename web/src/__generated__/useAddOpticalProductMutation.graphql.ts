/**
 * @generated SignedSource<<6973da782c006d5ae46238acc5617c94>>
 * @relayHash 74d87dc9383374640fc95f3bb878b1ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 112aeaffb88dcd1332a3c13af3bb4ed0e43a1d1ad9e4c7fd2fc2395d4d2e55fc

import { ConcreteRequest } from 'relay-runtime';
export type AddOpticalProductInput = {
  image?: string | null | undefined;
  key: string;
  values: ReadonlyArray<FieldValueInput>;
  variants: ReadonlyArray<NewVariantInput>;
};
export type FieldValueInput = {
  name: string;
  value: string;
};
export type NewVariantInput = {
  values: ReadonlyArray<FieldValueInput>;
};
export type useAddOpticalProductMutation$variables = {
  input: AddOpticalProductInput;
};
export type useAddOpticalProductMutation$data = {
  readonly addOpticalProduct: {
    readonly __typename: string;
    readonly message?: string;
    readonly problems?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
    readonly product?: {
      readonly id: string;
      readonly title: string;
    };
  };
};
export type useAddOpticalProductMutation = {
  response: useAddOpticalProductMutation$data;
  variables: useAddOpticalProductMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
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
    "name": "addOpticalProduct",
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
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
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
                "name": "title",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "AddOpticalProductSuccess",
        "abstractKey": null
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
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "field",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useAddOpticalProductMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddOpticalProductMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "112aeaffb88dcd1332a3c13af3bb4ed0e43a1d1ad9e4c7fd2fc2395d4d2e55fc",
    "metadata": {},
    "name": "useAddOpticalProductMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa5a6f7c8dab8066fea0de42b8cbda6d";

export default node;
