/**
 * @generated SignedSource<<edd6184b14e8a7863dfc5476b5369d66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentStatus = "ACCEPTED" | "CANCELED" | "ENDED" | "OPEN" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ChosenFacts_customer$data = {
  readonly billCount: number;
  readonly documents: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly date: string;
        readonly status: DocumentStatus;
        readonly total: string;
      };
    }>;
  } | null | undefined;
  readonly group: string | null | undefined;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"StillToPay_customer">;
  readonly " $fragmentType": "ChosenFacts_customer";
};
export type ChosenFacts_customer$key = {
  readonly " $data"?: ChosenFacts_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenFacts_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChosenFacts_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mobile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "group",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billCount",
      "storageKey": null
    },
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "date",
                    "storageKey": null
                  },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StillToPay_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "60d34ef80487d46113f5d38ed114e896";

export default node;
