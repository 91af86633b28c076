/**
 * @generated SignedSource<<ce6022dd74a276ee1c8bf9dc7746400a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DietCategory = "MAINTENANCE" | "MUSCLE_GAIN" | "WEIGHT_LOSS" | "%future added value";
export type DietDuration = "EIGHT_WEEKS" | "FOUR_WEEKS" | "ONGOING" | "TWELVE_WEEKS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useDietPlans_tenant$data = {
  readonly dietPlans: ReadonlyArray<{
    readonly calories: number;
    readonly category: DietCategory;
    readonly description: string;
    readonly duration: DietDuration;
    readonly id: string;
    readonly meals: {
      readonly breakfast: ReadonlyArray<{
        readonly calories: number;
        readonly name: string;
      }>;
      readonly dinner: ReadonlyArray<{
        readonly calories: number;
        readonly name: string;
      }>;
      readonly lunch: ReadonlyArray<{
        readonly calories: number;
        readonly name: string;
      }>;
      readonly snacks: ReadonlyArray<{
        readonly calories: number;
        readonly name: string;
      }>;
    };
    readonly memberCount: number;
    readonly name: string;
    readonly version: string;
  }>;
  readonly " $fragmentType": "useDietPlans_tenant";
};
export type useDietPlans_tenant$key = {
  readonly " $data"?: useDietPlans_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDietPlans_tenant">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "calories",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useDietPlans_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DietPlan",
      "kind": "LinkedField",
      "name": "dietPlans",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
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
          "name": "memberCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DietMeals",
          "kind": "LinkedField",
          "name": "meals",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "DietItem",
              "kind": "LinkedField",
              "name": "breakfast",
              "plural": true,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DietItem",
              "kind": "LinkedField",
              "name": "lunch",
              "plural": true,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DietItem",
              "kind": "LinkedField",
              "name": "snacks",
              "plural": true,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DietItem",
              "kind": "LinkedField",
              "name": "dinner",
              "plural": true,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v1/*:: as any*/),
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
  "type": "Tenant",
  "abstractKey": null
};
})();

(node as any).hash = "f55d9ce140b491cf0aa6799738437d52";

export default node;
