/**
 * @generated SignedSource<<85afe0b2ddb7f0eefed9af7f4a668935>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DuesPart_customer$data = {
  readonly billCount: number;
  readonly credit: string;
  readonly id: string;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly pending: string;
  readonly " $fragmentSpreads": FragmentRefs<"LimitRow_customer" | "OpeningRow_customer" | "ReceiveButton_customer">;
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
      "name": "id",
      "storageKey": null
    },
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
      "name": "credit",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReceiveButton_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpeningRow_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LimitRow_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "634590c8ea85001650d12adf356a16fd";

export default node;
