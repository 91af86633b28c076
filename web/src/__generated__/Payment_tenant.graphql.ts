/**
 * @generated SignedSource<<a91634ba147b0d8d74efffd5eedf65ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Payment_tenant$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPane_tenant">;
  readonly " $fragmentType": "Payment_tenant";
};
export type Payment_tenant$key = {
  readonly " $data"?: Payment_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"Payment_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Payment_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentPane_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "4a70935f48b4370bbb293d9671e43017";

export default node;
