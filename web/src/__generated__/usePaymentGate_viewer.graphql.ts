/**
 * @generated SignedSource<<e2cb28b8dda3d7da0b3a6132569bf478>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "COMPLETED" | "FAILED" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type usePaymentGate_viewer$data = {
  readonly maySee: boolean;
  readonly paymentStatus: PaymentStatus;
  readonly " $fragmentType": "usePaymentGate_viewer";
};
export type usePaymentGate_viewer$key = {
  readonly " $data"?: usePaymentGate_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePaymentGate_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePaymentGate_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentStatus",
      "storageKey": null
    },
    {
      "alias": "maySee",
      "args": [
        {
          "kind": "Literal",
          "name": "flag",
          "value": "VIEW"
        },
        {
          "kind": "Literal",
          "name": "menu",
          "value": "SUBSCRIPTION"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"VIEW\",menu:\"SUBSCRIPTION\")"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3279a3d41e18515d325317c27625f87d";

export default node;
