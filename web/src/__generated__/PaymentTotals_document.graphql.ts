/**
 * @generated SignedSource<<dbea7a3f0d07e7f1c9c1e6435e325f5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PaymentTotals_document$data = {
  readonly credited: string;
  readonly customerMobile: string | null | undefined;
  readonly customerName: string;
  readonly number: string;
  readonly pending: string;
  readonly received: string;
  readonly status: DocumentStatus;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTag_document">;
  readonly " $fragmentType": "PaymentTotals_document";
};
export type PaymentTotals_document$key = {
  readonly " $data"?: PaymentTotals_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTotals_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pending",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentTotals_document",
  "selections": [
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
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerMobile",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "received",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credited",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "DocumentTag_document",
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Document",
  "abstractKey": null
};
})();

(node as any).hash = "eab2747a620b3853133ae0e798762cd2";

export default node;
