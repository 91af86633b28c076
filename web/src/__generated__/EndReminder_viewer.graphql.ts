/**
 * @generated SignedSource<<6cc090ae46eb8e46198ccbbd3e83bbbd>>
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
          "value": "subscription"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"CREATE\",menu:\"subscription\")"
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

(node as any).hash = "98258c1cd9aecb61249010f4dfe58e6c";

export default node;
