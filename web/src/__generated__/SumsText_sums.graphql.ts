/**
 * @generated SignedSource<<0a13b354fb9635d8b9b3f30cac066953>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SumsText_sums$data = {
  readonly days: number;
  readonly minutes: number;
  readonly withoutOut: number;
  readonly " $fragmentType": "SumsText_sums";
};
export type SumsText_sums$key = {
  readonly " $data"?: SumsText_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"SumsText_sums">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SumsText_sums",
  "selections": [
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
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withoutOut",
      "storageKey": null
    }
  ],
  "type": "AttendanceSums",
  "abstractKey": null
};

(node as any).hash = "10d87955fa539a778d9fdc0fba71b152";

export default node;
