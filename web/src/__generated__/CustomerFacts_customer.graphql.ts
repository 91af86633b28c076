/**
 * @generated SignedSource<<794e23919309b8da93baff4e742f3fc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerFacts_customer$data = {
  readonly aadhaar: string | null | undefined;
  readonly address: string | null | undefined;
  readonly anniversary: string | null | undefined;
  readonly birthday: string | null | undefined;
  readonly company: string | null | undefined;
  readonly createdAt: string;
  readonly email: string | null | undefined;
  readonly gstin: string | null | undefined;
  readonly stateCode: string | null | undefined;
  readonly " $fragmentType": "CustomerFacts_customer";
};
export type CustomerFacts_customer$key = {
  readonly " $data"?: CustomerFacts_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFacts_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerFacts_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "birthday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anniversary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aadhaar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d4f9325f838b9129d9a1354d36b5ccc6";

export default node;
