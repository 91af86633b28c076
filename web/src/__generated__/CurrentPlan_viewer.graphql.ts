/**
 * @generated SignedSource<<db12ccce9e51f4452fbbdaaeac9e29e0>>
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
    readonly credit: string | null | undefined;
    readonly daysLeft: number | null | undefined;
    readonly duration: string | null | undefined;
    readonly paid: ReadonlyArray<{
      readonly duration: string;
      readonly from: string;
      readonly plan: string;
    }> | null | undefined;
    readonly paidUntil: string | null | undefined;
    readonly plan: string | null | undefined;
  };
  readonly " $fragmentType": "CurrentPlan_viewer";
};
export type CurrentPlan_viewer$key = {
  readonly " $data"?: CurrentPlan_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentPlan_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "plan",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "duration",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaidTime",
          "kind": "LinkedField",
          "name": "paid",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "368addcd8bb7fb3db7a84cafd11858b5";

export default node;
