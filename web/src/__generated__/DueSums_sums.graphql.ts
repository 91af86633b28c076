/**
 * @generated SignedSource<<955f4f3944911a0eafa9df9e4d0bbd14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DueSums_sums$data = {
  readonly over90: string;
  readonly total: string;
  readonly upTo30: string;
  readonly upTo60: string;
  readonly upTo90: string;
  readonly " $fragmentType": "DueSums_sums";
};
export type DueSums_sums$key = {
  readonly " $data"?: DueSums_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueSums_sums">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueSums_sums",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upTo30",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upTo60",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upTo90",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "over90",
      "storageKey": null
    }
  ],
  "type": "DueSums",
  "abstractKey": null
};

(node as any).hash = "c00dc081e431d482e464bd2f6d56d4c8";

export default node;
