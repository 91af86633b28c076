/**
 * @generated SignedSource<<9db435e55f57f235b22647c64db10660>>
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
          "name": "filter",
          "value": {
            "active": true
          }
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
      "storageKey": "employees(filter:{\"active\":true})"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "f40f6d5992236436dd93d693530338d0";

export default node;
