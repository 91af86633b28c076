/**
 * @generated SignedSource<<90138d5d21e6706bbc1e3ca7f8cc1f50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DueRow_entry$data = {
  readonly dueOn: string;
  readonly held: boolean;
  readonly order: {
    readonly customerMobile: string | null | undefined;
    readonly customerName: string;
    readonly id: string;
    readonly number: string;
    readonly pieces: number;
  };
  readonly piecesLeft: number;
  readonly stage: string | null | undefined;
  readonly " $fragmentType": "DueRow_entry";
};
export type DueRow_entry$key = {
  readonly " $data"?: DueRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueRow_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "piecesLeft",
      "storageKey": null
    },
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
      "name": "held",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerMobile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pieces",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DueOrder",
  "abstractKey": null
};

(node as any).hash = "b51bd945bd9093e49b603bf13c33fce9";

export default node;
