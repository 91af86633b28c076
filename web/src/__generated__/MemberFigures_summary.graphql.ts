/**
 * @generated SignedSource<<b621a964140cccdff17936fad7056ea2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MemberFigures_summary$data = {
  readonly active: number;
  readonly branches: number;
  readonly due: string;
  readonly dueMembers: number;
  readonly ends7: number;
  readonly inNow: number;
  readonly toldEnds7: number;
  readonly visitsToday: number;
  readonly " $fragmentType": "MemberFigures_summary";
};
export type MemberFigures_summary$key = {
  readonly " $data"?: MemberFigures_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberFigures_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberFigures_summary",
  "selections": [
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
      "name": "branches",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inNow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitsToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ends7",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toldEnds7",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "due",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueMembers",
      "storageKey": null
    }
  ],
  "type": "GymMemberSummary",
  "abstractKey": null
};

(node as any).hash = "00ec8063f1399c4b01e7ae8425d1fb8f";

export default node;
