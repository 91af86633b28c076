/**
 * @generated SignedSource<<c48a550d9c24d31d0396ed6d8f478584>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentStatus = "CANCELED" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StillToPay_customer$data = {
  readonly documents: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly pending: string;
        readonly status: DocumentStatus;
        readonly total: string;
      };
    }>;
  };
  readonly pending: string;
  readonly " $fragmentType": "StillToPay_customer";
};
export type StillToPay_customer$key = {
  readonly " $data"?: StillToPay_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StillToPay_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pending",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StillToPay_customer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        }
      ],
      "concreteType": "DocumentConnection",
      "kind": "LinkedField",
      "name": "documents",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Document",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "total",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "documents(first:4)"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "6a8279abad681b440dd52274f840b018";

export default node;
