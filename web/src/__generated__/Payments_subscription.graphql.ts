/**
 * @generated SignedSource<<a26e888bdad929fbbf2e4051ce2ac14f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "COMPLETED" | "FAILED" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Payments_subscription$data = {
  readonly payments: ReadonlyArray<{
    readonly amount: string;
    readonly createdAt: string;
    readonly duration: string;
    readonly id: string;
    readonly merchantOrderId: string;
    readonly plan: string;
    readonly state: PaymentStatus;
  }> | null | undefined;
  readonly " $fragmentType": "Payments_subscription";
};
export type Payments_subscription$key = {
  readonly " $data"?: Payments_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"Payments_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Payments_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SubscriptionPayment",
      "kind": "LinkedField",
      "name": "payments",
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
          "name": "merchantOrderId",
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
          "name": "amount",
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
  "type": "ShopSubscription",
  "abstractKey": null
};

(node as any).hash = "6ee7aa7aa549f096231d1b78d4e5b937";

export default node;
