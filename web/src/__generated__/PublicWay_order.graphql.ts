/**
 * @generated SignedSource<<9e1159e972e4ad52aab3ee6aa5b5058c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FixedStatus = "CANCELLED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "PARTIALLY_DONE" | "PENDING" | "%future added value";
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PublicWay_order$data = {
  readonly createdAt: string;
  readonly deliveryDate: string;
  readonly fixedStatus: FixedStatus | null | undefined;
  readonly functionDate: string | null | undefined;
  readonly items: ReadonlyArray<{
    readonly quantity: number;
    readonly state: PieceState;
  }>;
  readonly stage: string | null | undefined;
  readonly status: string;
  readonly trialDate: string | null | undefined;
  readonly " $fragmentType": "PublicWay_order";
};
export type PublicWay_order$key = {
  readonly " $data"?: PublicWay_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicWay_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicWay_order",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixedStatus",
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
      "name": "trialDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "functionDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicOrderItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PublicOrder",
  "abstractKey": null
};

(node as any).hash = "09fdd0d7e1425b992f358b548814b146";

export default node;
