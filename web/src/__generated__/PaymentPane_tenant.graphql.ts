/**
 * @generated SignedSource<<c5b366ee72a289ee9829f1c19f98d000>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentPane_tenant$data = {
  readonly id: string;
  readonly " $fragmentType": "PaymentPane_tenant";
};
export type PaymentPane_tenant$key = {
  readonly " $data"?: PaymentPane_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPane_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentPane_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "c76d4f89d76db61f99d25eb7fd6633a1";

export default node;
