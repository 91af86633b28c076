/**
 * @generated SignedSource<<68792c1f01a8070f40601cd39ffc3f44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommissionSplit_document$data = {
  readonly commissionParts: ReadonlyArray<{
    readonly employee: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly percent: number;
  }> | null | undefined;
  readonly employee: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly number: string;
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
    {
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
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Document",
  "abstractKey": null
};
})();

(node as any).hash = "86b31196583a288a7719c3b5a06f9b69";

export default node;
