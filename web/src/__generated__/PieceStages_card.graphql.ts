/**
 * @generated SignedSource<<f50fa3f5570080b7e99b1cf3eb733217>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PieceStages_card$data = {
  readonly currentStage: string | null | undefined;
  readonly stages: ReadonlyArray<{
    readonly employeeName: string | null | undefined;
    readonly name: string;
    readonly stage: string;
    readonly state: PieceState;
  }>;
  readonly " $fragmentType": "PieceStages_card";
};
export type PieceStages_card$key = {
  readonly " $data"?: PieceStages_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"PieceStages_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PieceStages_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentStage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobStage",
      "kind": "LinkedField",
      "name": "stages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stage",
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "employeeName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobCard",
  "abstractKey": null
};

(node as any).hash = "b4d3bf687d3ad969abe0e7e4181cb16d";

export default node;
