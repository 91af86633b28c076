/**
 * @generated SignedSource<<2c370b4b5476d42671e73cfbfe98c750>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DueGroupKind = "LATE" | "THIS_WEEK" | "TODAY" | "TOMORROW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DueGroup_group$data = {
  readonly entries: ReadonlyArray<{
    readonly order: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"DueRow_entry">;
  }>;
  readonly kind: DueGroupKind;
  readonly orders: number;
  readonly piecesLeft: number;
  readonly " $fragmentType": "DueGroup_group";
};
export type DueGroup_group$key = {
  readonly " $data"?: DueGroup_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueGroup_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueGroup_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orders",
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
      "concreteType": "DueOrder",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
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
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DueRow_entry"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DueGroup",
  "abstractKey": null
};

(node as any).hash = "fe22a6647cfcb13cd16294348e242919";

export default node;
