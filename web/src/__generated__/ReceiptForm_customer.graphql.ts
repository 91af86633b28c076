/**
 * @generated SignedSource<<f111ede62ebbab8c32f352a254d1f6c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReceiptForm_customer$data = {
  readonly id: string;
  readonly openingDue: {
    readonly pending: string;
  } | null | undefined;
  readonly " $fragmentType": "ReceiptForm_customer";
};
export type ReceiptForm_customer$key = {
  readonly " $data"?: ReceiptForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptForm_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceiptForm_customer",
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
      "concreteType": "OpeningDue",
      "kind": "LinkedField",
      "name": "openingDue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "2b3fbc386930ef99e2d1e691025a0b58";

export default node;
