/**
 * @generated SignedSource<<96c0a3e5b7544f9c2a03a774a47ccb2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MonthView_commission$data = {
  readonly employeeId: string;
  readonly month: {
    readonly month: string;
    readonly payable: string;
    readonly statement: {
      readonly id: string;
      readonly number: string;
      readonly " $fragmentSpreads": FragmentRefs<"ClosedActs_statement" | "PaidLine_statement">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"MonthSums_month" | "OpenActs_month">;
  };
  readonly statements: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly reopenedAt: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ClosedMonths_statement">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "MonthView_commission";
};
export type MonthView_commission$key = {
  readonly " $data"?: MonthView_commission$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthView_commission">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "month",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payable",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reopenedAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "closed"
    },
    {
      "kind": "RootArgument",
      "name": "month"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthView_commission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employeeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "month",
          "variableName": "month"
        }
      ],
      "concreteType": "EarningsMonth",
      "kind": "LinkedField",
      "name": "month",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "EarningsStatement",
          "kind": "LinkedField",
          "name": "statement",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ClosedActs_statement"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PaidLine_statement"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MonthSums_month"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OpenActs_month"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "closed"
        }
      ],
      "concreteType": "EarningsStatementConnection",
      "kind": "LinkedField",
      "name": "statements",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EarningsStatementEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "EarningsStatement",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "ClosedMonths_statement",
                  "selections": [
                    (v2/*:: as any*/),
                    (v0/*:: as any*/),
                    (v3/*:: as any*/),
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "EarningsPayment",
                      "kind": "LinkedField",
                      "name": "paid",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "on",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    (v4/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "pdfUrl",
                      "storageKey": null
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EmployeeCommission",
  "abstractKey": null
};
})();

(node as any).hash = "c5a6a008b998c129be566d239be4761e";

export default node;
