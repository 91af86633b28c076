/**
 * @generated SignedSource<<8d564fc59c7c9b08200f93262bc3b985>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlterForm_item$data = {
  readonly assignments: ReadonlyArray<{
    readonly stage: {
      readonly id: string;
    };
  }>;
  readonly order: {
    readonly gstPercent: string;
  } | null | undefined;
  readonly " $fragmentType": "AlterForm_item";
};
export type AlterForm_item$key = {
  readonly " $data"?: AlterForm_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlterForm_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlterForm_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StageAssignment",
      "kind": "LinkedField",
      "name": "assignments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Stage",
          "kind": "LinkedField",
          "name": "stage",
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
        }
      ],
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
          "name": "gstPercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderItem",
  "abstractKey": null
};

(node as any).hash = "ec222d2884f1ad29ed6209caa8456da9";

export default node;
