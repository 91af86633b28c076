/**
 * @generated SignedSource<<eaad6f84fd9c5182458ccfdd9146039d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useChoices_plans$data = {
  readonly gymPlans: ReadonlyArray<{
    readonly durations: ReadonlyArray<{
      readonly days: number | null | undefined;
      readonly id: string;
      readonly months: number | null | undefined;
      readonly price: string;
      readonly sessions: number | null | undefined;
    }>;
    readonly freezeDays: number;
    readonly id: string;
    readonly joiningFee: string;
    readonly name: string;
    readonly version: string;
  }>;
  readonly " $fragmentType": "useChoices_plans";
};
export type useChoices_plans$key = {
  readonly " $data"?: useChoices_plans$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChoices_plans">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useChoices_plans",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GymPlan",
      "kind": "LinkedField",
      "name": "gymPlans",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joiningFee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freezeDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GymDuration",
          "kind": "LinkedField",
          "name": "durations",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "months",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "days",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sessions",
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

(node as any).hash = "1cc54fe2ceafa46495e74e93b4ab1f5d";

export default node;
