/**
 * @generated SignedSource<<48d0f5cc345970594853019d8f2f03f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReceiptPapers_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SlipButtons_tenant">;
  readonly " $fragmentType": "ReceiptPapers_tenant";
};
export type ReceiptPapers_tenant$key = {
  readonly " $data"?: ReceiptPapers_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptPapers_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceiptPapers_tenant",
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

(node as any).hash = "0430a981c2032364c95b8e0ee6a12286";

export default node;
