/**
 * @generated SignedSource<<83ffd738bf5d0980df62abe93cdb84ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DuesPart_customer$data = {
  readonly billCount: number;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly pending: string;
  readonly " $fragmentType": "DuesPart_customer";
};
export type DuesPart_customer$key = {
  readonly " $data"?: DuesPart_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DuesPart_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DuesPart_customer",
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
      "name": "pending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billCount",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "76129dada8772a1a552be0f51d391df2";

export default node;
