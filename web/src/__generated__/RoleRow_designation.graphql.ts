/**
 * @generated SignedSource<<5cd4a5e5848b9bd2f3752f1d3db52d28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoleRow_designation$data = {
  readonly id: string;
  readonly level: number;
  readonly name: string;
  readonly rightsCount: number;
  readonly " $fragmentType": "RoleRow_designation";
};
export type RoleRow_designation$key = {
  readonly " $data"?: RoleRow_designation$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleRow_designation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleRow_designation",
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
  "type": "Designation",
  "abstractKey": null
};

(node as any).hash = "8b16db8bd7f3cc45f4eb218c1e083af4";

export default node;
