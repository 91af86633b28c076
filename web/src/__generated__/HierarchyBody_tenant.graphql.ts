/**
 * @generated SignedSource<<d955b9396b75b2e23b0b6e07a154b0e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HierarchyBody_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useHierarchy_tenant">;
  readonly " $fragmentType": "HierarchyBody_tenant";
};
export type HierarchyBody_tenant$key = {
  readonly " $data"?: HierarchyBody_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"HierarchyBody_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HierarchyBody_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHierarchy_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "63aa40afb599c7f264568b4a13681bf0";

export default node;
