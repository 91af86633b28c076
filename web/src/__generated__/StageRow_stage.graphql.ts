/**
 * @generated SignedSource<<2957bcb0b4d585ef18c5f20f74bd1ea4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StageType = "DESIGN" | "PATTERN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StageRow_stage$data = {
  readonly id: string;
  readonly name: string;
  readonly orderCount: number;
  readonly type: StageType;
  readonly " $fragmentType": "StageRow_stage";
};
export type StageRow_stage$key = {
  readonly " $data"?: StageRow_stage$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageRow_stage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StageRow_stage",
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
      "name": "name",
      "storageKey": null
    },
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
      "name": "orderCount",
      "storageKey": null
    }
  ],
  "type": "Stage",
  "abstractKey": null
};

(node as any).hash = "2ffd366ad302b4dc469133019a544f6b";

export default node;
