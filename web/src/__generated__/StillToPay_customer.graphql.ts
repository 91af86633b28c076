/**
 * @generated SignedSource<<b93099a6b748579776bfa76406b0bbab>>
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
  } | null | undefined;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "types": [
                "INVOICE",
                "ORDER"
              ]
            }
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
        "storageKey": "documents(filter:{\"types\":[\"INVOICE\",\"ORDER\"]},first:4)"
      },
      "to": "NULL"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "cc45fac02e2a7f28f083936b0a944dac";

export default node;
