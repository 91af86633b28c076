/**
 * @generated SignedSource<<7dad9fd106b3407286b788fcb1caf6b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoleList_tenant$data = {
  readonly designations: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"RoleRow_designation">;
  }>;
  readonly " $fragmentType": "RoleList_tenant";
};
export type RoleList_tenant$key = {
  readonly " $data"?: RoleList_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleList_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RoleList_tenant",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "RoleRow_designation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "447f90ea386062850bb9307dde539e74";

export default node;
