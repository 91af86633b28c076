/**
 * @generated SignedSource<<950746a83bf1c87abfd3822b49af6a7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "COMPLETED" | "FAILED" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CurrentPlan_viewer$data = {
  readonly paymentStatus: PaymentStatus;
  readonly subscription: {
    readonly daysLeft: number | null | undefined;
    readonly duration: string | null | undefined;
    readonly paidUntil: string | null | undefined;
    readonly plan: string | null | undefined;
  };
  readonly " $fragmentType": "CurrentPlan_viewer";
};
export type CurrentPlan_viewer$key = {
  readonly " $data"?: CurrentPlan_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentPlan_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrentPlan_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5e68b492a8a60cb4490aa1c58f937131";

export default node;
