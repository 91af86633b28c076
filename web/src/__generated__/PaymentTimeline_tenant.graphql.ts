/**
 * @generated SignedSource<<009b06851abc1856065191b1ef63e5f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentTimeline_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPaper_tenant">;
  readonly " $fragmentType": "PaymentTimeline_tenant";
};
export type PaymentTimeline_tenant$key = {
  readonly " $data"?: PaymentTimeline_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTimeline_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentTimeline_tenant",
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

(node as any).hash = "80f97620b0c23fde986e15bb4c9792e6";

export default node;
