/**
 * @generated SignedSource<<80c03768df546bdf4e1271c5fee33740>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ClosedActs_statement$data = {
  readonly id: string;
  readonly month: string;
  readonly number: string;
  readonly paid: {
    readonly __typename: "EarningsPayment";
  } | null | undefined;
  readonly payable: string;
  readonly pdfUrl: string;
  readonly sheetUrl: string;
  readonly " $fragmentType": "ClosedActs_statement";
};
export type ClosedActs_statement$key = {
  readonly " $data"?: ClosedActs_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedActs_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedActs_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
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
      "name": "payable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EarningsPayment",
      "kind": "LinkedField",
      "name": "paid",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pdfUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sheetUrl",
      "storageKey": null
    }
  ],
  "type": "EarningsStatement",
  "abstractKey": null
};

(node as any).hash = "3f30827059e9a74170270aae1c00fa26";

export default node;
