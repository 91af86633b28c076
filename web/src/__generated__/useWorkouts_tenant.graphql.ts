/**
 * @generated SignedSource<<840438f20885c261eacc5fb5ca10cfcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WorkoutCategory = "CARDIO" | "CORE" | "FLEXIBILITY" | "FULL_BODY" | "LOWER_BODY" | "REST_DAY" | "UPPER_BODY" | "%future added value";
export type WorkoutDifficulty = "EASY" | "HARD" | "MODERATE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useWorkouts_tenant$data = {
  readonly workouts: ReadonlyArray<{
    readonly description: string;
    readonly id: string;
    readonly memberCount: number;
    readonly name: string;
    readonly version: string;
    readonly week: {
      readonly friday: ReadonlyArray<{
        readonly category: WorkoutCategory;
        readonly exercises: ReadonlyArray<{
          readonly difficulty: WorkoutDifficulty;
          readonly duration: string;
          readonly name: string;
          readonly sets: string;
        }>;
      }>;
      readonly monday: ReadonlyArray<{
        readonly category: WorkoutCategory;
        readonly exercises: ReadonlyArray<{
          readonly difficulty: WorkoutDifficulty;
          readonly duration: string;
          readonly name: string;
          readonly sets: string;
        }>;
      }>;
      readonly saturday: ReadonlyArray<{
        readonly category: WorkoutCategory;
        readonly exercises: ReadonlyArray<{
          readonly difficulty: WorkoutDifficulty;
          readonly duration: string;
          readonly name: string;
          readonly sets: string;
        }>;
      }>;
      readonly sunday: ReadonlyArray<{
        readonly category: WorkoutCategory;
        readonly exercises: ReadonlyArray<{
          readonly difficulty: WorkoutDifficulty;
          readonly duration: string;
          readonly name: string;
          readonly sets: string;
        }>;
      }>;
      readonly thursday: ReadonlyArray<{
        readonly category: WorkoutCategory;
        readonly exercises: ReadonlyArray<{
          readonly difficulty: WorkoutDifficulty;
          readonly duration: string;
          readonly name: string;
          readonly sets: string;
        }>;
      }>;
      readonly tuesday: ReadonlyArray<{
        readonly category: WorkoutCategory;
        readonly exercises: ReadonlyArray<{
          readonly difficulty: WorkoutDifficulty;
          readonly duration: string;
          readonly name: string;
          readonly sets: string;
        }>;
      }>;
      readonly wednesday: ReadonlyArray<{
        readonly category: WorkoutCategory;
        readonly exercises: ReadonlyArray<{
          readonly difficulty: WorkoutDifficulty;
          readonly duration: string;
          readonly name: string;
          readonly sets: string;
        }>;
      }>;
    };
  }>;
  readonly " $fragmentType": "useWorkouts_tenant";
};
export type useWorkouts_tenant$key = {
  readonly " $data"?: useWorkouts_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWorkouts_tenant">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
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
    "concreteType": "WorkoutExercise",
    "kind": "LinkedField",
    "name": "exercises",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sets",
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
        "kind": "ScalarField",
        "name": "difficulty",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useWorkouts_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Workout",
      "kind": "LinkedField",
      "name": "workouts",
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
          "concreteType": "WorkoutWeek",
          "kind": "LinkedField",
          "name": "week",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkoutPart",
              "kind": "LinkedField",
              "name": "monday",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkoutPart",
              "kind": "LinkedField",
              "name": "tuesday",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkoutPart",
              "kind": "LinkedField",
              "name": "wednesday",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkoutPart",
              "kind": "LinkedField",
              "name": "thursday",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkoutPart",
              "kind": "LinkedField",
              "name": "friday",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkoutPart",
              "kind": "LinkedField",
              "name": "saturday",
              "plural": true,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkoutPart",
              "kind": "LinkedField",
              "name": "sunday",
              "plural": true,
              "selections": (v1/*:: as any*/),
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
})();

(node as any).hash = "b984594ab039ae83c48d9ca08eb5cc8f";

export default node;
