/**
 * @generated SignedSource<<6a12f947582705f9d8bc6477f7fc97eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BranchList_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useBranches_tenant">;
  readonly " $fragmentType": "BranchList_tenant";
};
export type BranchList_tenant$key = {
  readonly " $data"?: BranchList_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchList_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BranchList_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBranches_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "06fa3577c422b6c717026aff767c03e1";

export default node;
