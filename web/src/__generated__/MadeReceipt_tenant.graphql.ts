/**
 * @generated SignedSource<<b1148e60dc77cd94e81e1f9156467625>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MadeReceipt_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePapers_tenant">;
  readonly " $fragmentType": "MadeReceipt_tenant";
};
export type MadeReceipt_tenant$key = {
  readonly " $data"?: MadeReceipt_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"MadeReceipt_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MadeReceipt_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePapers_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "d4c559cf9d0c08e3903ef6c80e7719d0";

export default node;
