/**
 * @generated SignedSource<<c45545d8efb5c3759b0ae9e34f072569>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "89ca0a1de917984af72a80a9cde36228";

export default node;
