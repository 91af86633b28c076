/**
 * @generated SignedSource<<3455a2788dc7c8f7104d9ad5031a697a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Payment_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPane_tenant" | "useDocumentPapers_tenant">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentPane_tenant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDocumentPapers_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "4bea5460820bf05be4a654eab5c0a5f4";

export default node;
