/**
 * @generated SignedSource<<4581248a960a8fbd704dcc5c93c13b97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PieceFoot_card$data = {
  readonly currentStage: string | null | undefined;
  readonly mayMove: boolean;
  readonly next: {
    readonly employeeName: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly piece: string;
  readonly stages: ReadonlyArray<{
    readonly employeeName: string | null | undefined;
    readonly name: string;
    readonly stage: string;
  }>;
  readonly state: PieceState;
  readonly undoUntil: string | null | undefined;
  readonly " $fragmentType": "PieceFoot_card";
};
export type PieceFoot_card$key = {
  readonly " $data"?: PieceFoot_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"PieceFoot_card">;
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
  "name": "employeeName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PieceFoot_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "piece",
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
      "name": "currentStage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayMove",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoUntil",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobStage",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "JobCard",
  "abstractKey": null
};
})();

(node as any).hash = "5d36c9af067e7ef5bd6e3f97098f5796";

export default node;
