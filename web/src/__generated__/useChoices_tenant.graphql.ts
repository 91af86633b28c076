/**
 * @generated SignedSource<<648e55c671d33a68a50a83b0d5cd1409>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useChoices_tenant$data = {
  readonly branches: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly dietPlans: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly workouts: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useChoices_plans">;
  readonly " $fragmentType": "useChoices_tenant";
};
export type useChoices_tenant$key = {
  readonly " $data"?: useChoices_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChoices_tenant">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useChoices_tenant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Branch",
      "kind": "LinkedField",
      "name": "branches",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Workout",
      "kind": "LinkedField",
      "name": "workouts",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DietPlan",
      "kind": "LinkedField",
      "name": "dietPlans",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useChoices_plans"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};
})();

(node as any).hash = "6fbd48f3fb8e2a93e8de2c532dd55956";

export default node;
