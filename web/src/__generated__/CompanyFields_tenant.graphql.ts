/**
 * @generated SignedSource<<794077c690a83db93b98e0dd7ac481fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyFields_tenant$data = {
  readonly business: {
    readonly category: string | null | undefined;
    readonly name: string;
  };
  readonly " $fragmentType": "CompanyFields_tenant";
};
export type CompanyFields_tenant$key = {
  readonly " $data"?: CompanyFields_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFields_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyFields_tenant",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "87c3d78b2030e40e96afc8fbd0fd51ad";

export default node;
