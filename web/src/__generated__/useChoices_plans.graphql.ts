/**
 * @generated SignedSource<<be5bd6a0a7ad2dc8f19ddeff488d7e4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useChoices_plans$data = {
  readonly gymPlans: ReadonlyArray<{
    readonly durations: ReadonlyArray<{
      readonly days: number | null | undefined;
      readonly id: string;
      readonly months: number | null | undefined;
      readonly price: string;
    }>;
    readonly id: string;
    readonly name: string;
    readonly version: string;
  }>;
  readonly " $fragmentType": "useChoices_plans";
};
export type useChoices_plans$key = {
  readonly " $data"?: useChoices_plans$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChoices_plans">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useChoices_plans",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GymPlan",
      "kind": "LinkedField",
      "name": "gymPlans",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GymDuration",
          "kind": "LinkedField",
          "name": "durations",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "months",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "days",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};
})();

(node as any).hash = "2cde1460edf537163313ad68760c9b5e";

export default node;
