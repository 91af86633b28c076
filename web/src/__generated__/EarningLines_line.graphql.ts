/**
 * @generated SignedSource<<7940af6629e3bad13d2413fa32c8269d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EarningLines_line$data = ReadonlyArray<{
  readonly amount: string;
  readonly commission: string;
  readonly name: string;
  readonly part: number | null | undefined;
  readonly percentage: string | null | undefined;
  readonly pointValue: string | null | undefined;
  readonly points: string | null | undefined;
  readonly " $fragmentType": "EarningLines_line";
}>;
export type EarningLines_line$key = ReadonlyArray<{
  readonly " $data"?: EarningLines_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarningLines_line">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EarningLines_line",
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percentage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pointValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commission",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "part",
      "storageKey": null
    }
  ],
  "type": "CommissionLine",
  "abstractKey": null
};

(node as any).hash = "fbd592b7c073d95bb9c62cfbf8cd2545";

export default node;
