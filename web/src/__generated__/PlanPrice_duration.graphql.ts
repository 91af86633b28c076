/**
 * @generated SignedSource<<28f8f73149f79da8df7cca895a0eca39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PlanPrice_duration$data = {
  readonly amount: string;
  readonly listPrice: string | null | undefined;
  readonly months: number;
  readonly price: string;
  readonly tax: string;
  readonly " $fragmentType": "PlanPrice_duration";
};
export type PlanPrice_duration$key = {
  readonly " $data"?: PlanPrice_duration$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanPrice_duration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanPrice_duration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
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
      "name": "tax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    }
  ],
  "type": "PackageDuration",
  "abstractKey": null
};

(node as any).hash = "01ed6915d51ca6607f40115ab3db7e18";

export default node;
