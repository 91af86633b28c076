/**
 * @generated SignedSource<<56e5d21eda0cadb19945f6d6ab0a3b80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DocumentBody_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CreditNotes_tenant" | "PaymentTimeline_tenant">;
  readonly " $fragmentType": "DocumentBody_tenant";
};
export type DocumentBody_tenant$key = {
  readonly " $data"?: DocumentBody_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentBody_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentBody_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditNotes_tenant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentTimeline_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "f0470f2560782e4f0f92cfa636490cd5";

export default node;
