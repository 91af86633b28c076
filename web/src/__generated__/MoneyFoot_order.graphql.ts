/**
 * @generated SignedSource<<9ad33af3a1c05ef06b12a4a86238d425>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MoneyFoot_order$data = {
  readonly id: string;
  readonly number: string;
  readonly pending: string;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderInvoice_order">;
  readonly " $fragmentType": "MoneyFoot_order";
};
export type MoneyFoot_order$key = {
  readonly " $data"?: MoneyFoot_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyFoot_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoneyFoot_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pending",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useOrderInvoice_order",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayInvoice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoicePdfUrl",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "1f713b3d00e539184857fb1b0b8d0bf9";

export default node;
