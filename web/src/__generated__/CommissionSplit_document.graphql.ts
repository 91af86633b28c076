/**
 * @generated SignedSource<<a730e54f914dfd2acaf10beace9ad373>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommissionSplit_document$data = {
  readonly commissionParts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CommissionSplit_part">;
  }> | null | undefined;
  readonly employee: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly commissionParts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"CommissionSplit_part">;
    }> | null | undefined;
    readonly id: string;
    readonly name: string;
  }>;
  readonly number: string;
  readonly revision: number;
  readonly viewerCanSplitCommission: boolean;
  readonly " $fragmentType": "CommissionSplit_document";
};
export type CommissionSplit_document$key = {
  readonly " $data"?: CommissionSplit_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommissionSplit_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "kind": "CatchField",
  "field": {
    "alias": null,
    "args": null,
    "concreteType": "CommissionPart",
    "kind": "LinkedField",
    "name": "commissionParts",
    "plural": true,
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "CommissionSplit_part",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "percent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "employee",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "storageKey": null
  },
  "to": "NULL"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommissionSplit_document",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Employee",
      "kind": "LinkedField",
      "name": "employee",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSplitCommission",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};
})();

(node as any).hash = "162eef1709b764b01659792cebb34771";

export default node;
