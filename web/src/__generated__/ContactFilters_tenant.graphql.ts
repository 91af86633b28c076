/**
 * @generated SignedSource<<e1cd5080901f4ee431ec0559c92fd986>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContactFilters_tenant$data = {
  readonly employees: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
  }> | null | undefined;
  readonly " $fragmentType": "ContactFilters_tenant";
};
export type ContactFilters_tenant$key = {
  readonly " $data"?: ContactFilters_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactFilters_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactFilters_tenant",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "activeOnly",
          "value": true
        }
      ],
      "concreteType": "Employee",
      "kind": "LinkedField",
      "name": "employees",
      "plural": true,
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
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": "employees(activeOnly:true)"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "06f9ef875064adb28a7df07294c7167b";

export default node;
