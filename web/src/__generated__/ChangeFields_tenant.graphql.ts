/**
 * @generated SignedSource<<d62cfe554549dd53bb12a40fe9c8e12a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BusinessCapability = "BOUTIQUE_COMMISSION" | "HIDES_PRODUCTS" | "HIDES_TRANSACTIONS" | "LENS_VARIANTS" | "MEMBERSHIPS" | "POINTS_COMMISSION" | "PRESCRIPTIONS" | "SHOWS_REPORTS_PAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ChangeFields_tenant$data = {
  readonly business: {
    readonly capabilities: ReadonlyArray<BusinessCapability>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BilledBy_tenant" | "CustomerPicker_tenant">;
  readonly " $fragmentType": "ChangeFields_tenant";
};
export type ChangeFields_tenant$key = {
  readonly " $data"?: ChangeFields_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeFields_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeFields_tenant",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "BilledBy_tenant"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "kind": "FragmentSpread",
      "name": "CustomerPicker_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "38a59915739f3eed397256b85a697143";

export default node;
