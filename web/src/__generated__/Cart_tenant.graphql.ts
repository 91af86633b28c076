/**
 * @generated SignedSource<<5e3206414b4c0c1101f932c8ada36850>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BusinessCapability = "BOUTIQUE_COMMISSION" | "HIDES_PRODUCTS" | "HIDES_TRANSACTIONS" | "LENS_VARIANTS" | "MEMBERSHIPS" | "POINTS_COMMISSION" | "PRESCRIPTIONS" | "SHOWS_REPORTS_PAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Cart_tenant$data = {
  readonly business: {
    readonly capabilities: ReadonlyArray<BusinessCapability>;
  };
  readonly form: {
    readonly " $fragmentSpreads": FragmentRefs<"MoreDetails_form" | "useInvoiceForm_form">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useCartTerms_tenant">;
  readonly " $fragmentType": "Cart_tenant";
};
export type Cart_tenant$key = {
  readonly " $data"?: Cart_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"Cart_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Cart_tenant",
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
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capabilities",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "name",
          "value": "invoice"
        }
      ],
      "concreteType": "Form",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useInvoiceForm_form"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MoreDetails_form"
        }
      ],
      "storageKey": "form(name:\"invoice\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCartTerms_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "f5c609eb82e82ca6de13a10482749b05";

export default node;
