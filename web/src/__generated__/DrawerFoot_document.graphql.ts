/**
 * @generated SignedSource<<5be8e2f76694a1d3a8daff8ef117e08e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DrawerFoot_document$data = {
  readonly id: string;
  readonly payOn: string | null | undefined;
  readonly paymentMode: PaymentMode;
  readonly pending: string;
  readonly viewerCanReceivePayment: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useDocumentPapers_document">;
  readonly " $fragmentType": "DrawerFoot_document";
};
export type DrawerFoot_document$key = {
  readonly " $data"?: DrawerFoot_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawerFoot_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DrawerFoot_document",
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
      "name": "pending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReceivePayment",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDocumentPapers_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "dc195b2d640f05c79329e194ca423ec5";

export default node;
