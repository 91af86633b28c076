/**
 * @generated SignedSource<<4e7ca4a8cb61b0265d3daf284f62f35c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GymMealTime = "BREAKFAST" | "DINNER" | "LUNCH" | "SNACK" | "%future added value";
export type GymResourceKind = "EXERCISE" | "FACILITY" | "MEAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useGymResources_tenant$data = {
  readonly gymResources: ReadonlyArray<{
    readonly description: string | null | undefined;
    readonly id: string;
    readonly kind: GymResourceKind;
    readonly meal: {
      readonly calories: number;
      readonly carbs: number;
      readonly fat: number;
      readonly protein: number;
      readonly time: GymMealTime;
      readonly type: string;
    } | null | undefined;
    readonly name: string;
    readonly version: string;
  }>;
  readonly " $fragmentType": "useGymResources_tenant";
};
export type useGymResources_tenant$key = {
  readonly " $data"?: useGymResources_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGymResources_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useGymResources_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GymResource",
      "kind": "LinkedField",
      "name": "gymResources",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GymMeal",
          "kind": "LinkedField",
          "name": "meal",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "time",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "calories",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "protein",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "carbs",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fat",
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
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "4c29685f743467f5973372a21a3745fd";

export default node;
