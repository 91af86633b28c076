/**
 * @generated SignedSource<<cf7649822a9a13aa9802ed8c8b20e1c0>>
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
    readonly freezeDays: number;
    readonly id: string;
    readonly joiningFee: string;
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
          "kind": "ScalarField",
          "name": "joiningFee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freezeDays",
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

(node as any).hash = "1066cb46b83fbfd7f2c2182f2e768f68";

export default node;
