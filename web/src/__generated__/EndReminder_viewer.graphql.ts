/**
 * @generated SignedSource<<c87515f41d85b89373327a81a089326d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EndReminder_viewer$data = {
  readonly mayPay: boolean;
  readonly subscription: {
    readonly daysLeft: number | null | undefined;
    readonly paidUntil: string | null | undefined;
  };
  readonly " $fragmentType": "EndReminder_viewer";
};
export type EndReminder_viewer$key = {
  readonly " $data"?: EndReminder_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndReminder_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndReminder_viewer",
  "selections": [
    {
      "alias": "mayPay",
      "args": [
        {
          "kind": "Literal",
          "name": "flag",
          "value": "CREATE"
        },
        {
          "kind": "Literal",
          "name": "menu",
          "value": "SUBSCRIPTION"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"CREATE\",menu:\"SUBSCRIPTION\")"
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

(node as any).hash = "eb8e0f275ec952495520284b566a4889";

export default node;
