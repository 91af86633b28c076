/**
 * @generated SignedSource<<32e60109a46004ac0c0ca5e90a8c2037>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
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
          "name": "billsOnly",
          "value": true
        },
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
      "storageKey": "documents(billsOnly:true,first:4)"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "07624a00ddfabbadce7f36ecd0b46fb5";

export default node;
