/**
 * @generated SignedSource<<d1c24bd45b7aa414452840669c351e08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GstRegistration = "COMPOSITION" | "NONE" | "REGULAR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useCartTerms_tenant$data = {
  readonly gstin: string | null | undefined;
  readonly registration: GstRegistration;
  readonly settings: {
    readonly discountBeforeTax: boolean;
    readonly roundOff: boolean;
  };
  readonly stateCode: string | null | undefined;
  readonly " $fragmentType": "useCartTerms_tenant";
};
export type useCartTerms_tenant$key = {
  readonly " $data"?: useCartTerms_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCartTerms_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCartTerms_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registration",
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
      "name": "gstin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TenantSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discountBeforeTax",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roundOff",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "019a0897ced323a5c4f947a4d04d3cec";

export default node;
