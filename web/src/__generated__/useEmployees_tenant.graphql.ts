/**
 * @generated SignedSource<<4747172d97f913988081f3ca8c3b43e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useEmployees_tenant$data = {
  readonly staff: ReadonlyArray<{
    readonly active: boolean;
    readonly commission: {
      readonly earnedThisMonth: string;
      readonly target: {
        readonly amount: string | null | undefined;
        readonly sold: string;
      };
    } | null | undefined;
    readonly designation: {
      readonly name: string;
    } | null | undefined;
    readonly details: {
      readonly joinedOn: string | null | undefined;
      readonly mobile: string | null | undefined;
      readonly pendingOrders: number;
      readonly reportingTo: {
        readonly fullName: string;
      } | null | undefined;
      readonly values: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly version: string;
    } | null | undefined;
    readonly fullName: string;
    readonly id: string;
    readonly image: string | null | undefined;
    readonly isOwner: boolean;
  }>;
  readonly " $fragmentType": "useEmployees_tenant";
};
export type useEmployees_tenant$key = {
  readonly " $data"?: useEmployees_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEmployees_tenant">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useEmployees_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Employee",
      "kind": "LinkedField",
      "name": "staff",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "EmployeeCommission",
            "kind": "LinkedField",
            "name": "commission",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "earnedThisMonth",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SalesTarget",
                "kind": "LinkedField",
                "name": "target",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sold",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "image",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwner",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Designation",
          "kind": "LinkedField",
          "name": "designation",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EmployeeDetails",
          "kind": "LinkedField",
          "name": "details",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mobile",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "joinedOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Employee",
              "kind": "LinkedField",
              "name": "reportingTo",
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
              "name": "pendingOrders",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FieldValue",
              "kind": "LinkedField",
              "name": "values",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};
})();

(node as any).hash = "854deb60c0ff0bff03d4a2cf229d13d4";

export default node;
