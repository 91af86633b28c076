/**
 * @generated SignedSource<<3d697c5b27498b723046895b664aa296>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WorkoutCategory = "CARDIO" | "CORE" | "FLEXIBILITY" | "FULL_BODY" | "LOWER_BODY" | "REST_DAY" | "UPPER_BODY" | "%future added value";
export type WorkoutDifficulty = "EASY" | "HARD" | "MODERATE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useWorkouts_part$data = {
  readonly category: WorkoutCategory;
  readonly exercises: ReadonlyArray<{
    readonly difficulty: WorkoutDifficulty;
    readonly duration: string;
    readonly name: string;
    readonly sets: string;
  }>;
  readonly " $fragmentType": "useWorkouts_part";
};
export type useWorkouts_part$key = {
  readonly " $data"?: useWorkouts_part$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWorkouts_part">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWorkouts_part",
  "selections": [
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
  ],
  "type": "WorkoutPart",
  "abstractKey": null
};

(node as any).hash = "7e807ccac0221ceb4853e64b59721e60";

export default node;
