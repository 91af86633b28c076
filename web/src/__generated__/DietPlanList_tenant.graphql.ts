/**
 * @generated SignedSource<<3670666a1b3827ea901a323c50bf28fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DietPlanList_tenant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDietPlans_tenant">;
  readonly " $fragmentType": "DietPlanList_tenant";
};
export type DietPlanList_tenant$key = {
  readonly " $data"?: DietPlanList_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"DietPlanList_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DietPlanList_tenant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDietPlans_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "cc0e607ab9a0711bce069a89a27c6f46";

export default node;
