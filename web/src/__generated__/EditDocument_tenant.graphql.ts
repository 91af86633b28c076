/**
 * @generated SignedSource<<faa2766df5feb7c4f3619f4c130b373d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BusinessCapability = "BOUTIQUE_COMMISSION" | "HIDES_PRODUCTS" | "HIDES_TRANSACTIONS" | "LENS_VARIANTS" | "MEMBERSHIPS" | "POINTS_COMMISSION" | "PRESCRIPTIONS" | "SHOWS_REPORTS_PAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type EditDocument_tenant$data = {
  readonly business: {
    readonly capabilities: ReadonlyArray<BusinessCapability>;
  };
  readonly form: {
    readonly " $fragmentSpreads": FragmentRefs<"MoreDetails_form" | "useInvoiceForm_form">;
  } | null | undefined;
  readonly " $fragmentType": "EditDocument_tenant";
};
export type EditDocument_tenant$key = {
  readonly " $data"?: EditDocument_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditDocument_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditDocument_tenant",
  "selections": [
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
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "d359d697f844634117f81cb35504452e";

export default node;
