/**
 * @generated SignedSource<<e6c425a02511b0eadb4b06d4bdf68c63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentRows_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPaper_tenant">;
  readonly " $fragmentType": "PaymentRows_tenant";
};
export type PaymentRows_tenant$key = {
  readonly " $data"?: PaymentRows_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentRows_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentRows_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentPaper_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "42d36155318e72c7f699363f7548e566";

export default node;
