/**
 * @generated SignedSource<<b83508e1d5b5a120e481e1f49fef3bc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MadeReceipt_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SlipButtons_tenant">;
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
      "name": "SlipButtons_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "babc8e118200cecaded82a8f10ea2c67";

export default node;
