/**
 * @generated SignedSource<<e2703bdda676be8e9463dba07cb92362>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentStatus = "CANCELED" | "PAID" | "PARTIAL" | "UNPAID" | "%future added value";
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
  };
  readonly group: string | null | undefined;
  readonly mobile: string;
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
      "storageKey": "documents(first:4)"
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

(node as any).hash = "d0a4e89abe3a476ac497efd63e93c18f";

export default node;
