/**
 * @generated SignedSource<<217e1c0c298f6810104b737fc45355a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DocumentBody_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CreditNotes_tenant">;
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
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "817b91208fc17fb4685a8d6353b0d26b";

export default node;
