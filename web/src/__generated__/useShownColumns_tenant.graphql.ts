/**
 * @generated SignedSource<<21e6c8d452d75f1aace1ef5b20f48150>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BusinessCapability = "BOUTIQUE_COMMISSION" | "HIDES_PRODUCTS" | "HIDES_TRANSACTIONS" | "LENS_VARIANTS" | "MEMBERSHIPS" | "POINTS_COMMISSION" | "PRESCRIPTIONS" | "SHOWS_REPORTS_PAGE" | "%future added value";
export type GstRegistration = "COMPOSITION" | "NONE" | "REGULAR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useShownColumns_tenant$data = {
  readonly business: {
    readonly capabilities: ReadonlyArray<BusinessCapability>;
  };
  readonly registration: GstRegistration;
  readonly " $fragmentType": "useShownColumns_tenant";
};
export type useShownColumns_tenant$key = {
  readonly " $data"?: useShownColumns_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShownColumns_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShownColumns_tenant",
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
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "71eb0b71a01bd07db4f7d916f995eea9";

export default node;
