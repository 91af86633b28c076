/**
 * @generated SignedSource<<0f0b0e85544c901bd39e6fd0c3870252>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GymResourceList_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useGymResources_tenant">;
  readonly " $fragmentType": "GymResourceList_tenant";
};
export type GymResourceList_tenant$key = {
  readonly " $data"?: GymResourceList_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"GymResourceList_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GymResourceList_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useGymResources_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "914cbdc265b41807414fb4e27676fdf6";

export default node;
