/**
 * @generated SignedSource<<175afa68879a5549188f82f90f7cbab5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CurrentPlan_subscription$data = {
  readonly daysLeft: number | null | undefined;
  readonly duration: string | null | undefined;
  readonly paidUntil: string | null | undefined;
  readonly plan: string | null | undefined;
  readonly " $fragmentType": "CurrentPlan_subscription";
};
export type CurrentPlan_subscription$key = {
  readonly " $data"?: CurrentPlan_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentPlan_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrentPlan_subscription",
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
  "type": "ShopSubscription",
  "abstractKey": null
};

(node as any).hash = "bb836c30e554b0b54b3061153caf6d5d";

export default node;
