/**
 * @generated SignedSource<<d79c39860a874ee67fe258ca67254604>>
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
    }
  ],
  "type": "CommissionLine",
  "abstractKey": null
};

(node as any).hash = "c63972ee8e83c0febbf8ef46ee2cccc4";

export default node;
