/**
 * @generated SignedSource<<8c9e3e10f8d7ff65d65cdef9b04f0a25>>
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
          "value": "subscription"
        }
      ],
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": "viewerCan(flag:\"VIEW\",menu:\"subscription\")"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "aa0a7396f6c4d24f721b574453e85849";

export default node;
