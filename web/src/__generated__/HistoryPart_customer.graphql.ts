/**
 * @generated SignedSource<<e955d69629903cc5baf528c488bb84f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HistoryPart_customer$data = {
  readonly statusHistory: ReadonlyArray<{
    readonly createdAt: string;
    readonly createdBy: string | null | undefined;
    readonly details: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly id: string;
    readonly previous: string | null | undefined;
    readonly status: string;
  }> | null | undefined;
  readonly " $fragmentType": "HistoryPart_customer";
};
export type HistoryPart_customer$key = {
  readonly " $data"?: HistoryPart_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryPart_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryPart_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StatusChange",
      "kind": "LinkedField",
      "name": "statusHistory",
      "plural": true,
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previous",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StatusDetail",
          "kind": "LinkedField",
          "name": "details",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "cdfef6de2ae56815dda4af99da02c7c6";

export default node;
