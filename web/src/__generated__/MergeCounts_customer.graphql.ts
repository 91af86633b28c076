/**
 * @generated SignedSource<<71bf68b066b0517228271513c6dbcee9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MergeCounts_customer$data = {
  readonly recordCounts: {
    readonly appointments: number;
    readonly documents: number;
    readonly family: number;
    readonly notes: number;
    readonly prescriptions: number;
    readonly quickBills: number;
    readonly statuses: number;
  } | null | undefined;
  readonly " $fragmentType": "MergeCounts_customer";
};
export type MergeCounts_customer$key = {
  readonly " $data"?: MergeCounts_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeCounts_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeCounts_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerRecordCounts",
      "kind": "LinkedField",
      "name": "recordCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "documents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prescriptions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quickBills",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "appointments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statuses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "family",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "45b08922cc6d607388dff35d85bd726a";

export default node;
