/**
 * @generated SignedSource<<157bcec12f62ad73c22f7e79c5f1447b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "COMPLETED" | "FAILED" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PaymentGate_viewer$data = {
  readonly paymentStatus: PaymentStatus;
  readonly profile: {
    readonly isOwner: boolean;
  };
  readonly " $fragmentType": "PaymentGate_viewer";
};
export type PaymentGate_viewer$key = {
  readonly " $data"?: PaymentGate_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentGate_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentGate_viewer",
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
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwner",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "711c163a7a8db0d6e5a28a1b95e48f0d";

export default node;
