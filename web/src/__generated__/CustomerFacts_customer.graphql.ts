/**
 * @generated SignedSource<<96e3ec2bb9bc4a82d7ff3b4a44be832d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type CustomerFacts_customer$data = {
  readonly aadhaar: Result<string | null | undefined, unknown>;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "aadhaar",
        "storageKey": null
      },
      "to": "RESULT"
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

(node as any).hash = "4ed6028ef2ff5037dd8bac38d95ee423";

export default node;
