/**
 * @generated SignedSource<<85da25a1fd7b48f01a229ca59d17932e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoleChoice_tenant$data = {
  readonly designations: ReadonlyArray<{
    readonly id: string;
    readonly level: number;
    readonly name: string;
    readonly rightsCount: number;
  }>;
  readonly " $fragmentType": "RoleChoice_tenant";
};
export type RoleChoice_tenant$key = {
  readonly " $data"?: RoleChoice_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleChoice_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RoleChoice_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Designation",
      "kind": "LinkedField",
      "name": "designations",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rightsCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "c1f39285861e77957af673932f028096";

export default node;
