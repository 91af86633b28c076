/**
 * @generated SignedSource<<420edcfa91c73340cd267f50b6ff39c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Plans_subscription$data = {
  readonly packages: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"Plan_package" | "durations_package">;
  }> | null | undefined;
  readonly plan: string | null | undefined;
  readonly " $fragmentType": "Plans_subscription";
};
export type Plans_subscription$key = {
  readonly " $data"?: Plans_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"Plans_subscription">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Plans_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubscriptionPackage",
      "kind": "LinkedField",
      "name": "packages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "durations_package",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PackageDuration",
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
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Plan_package"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShopSubscription",
  "abstractKey": null
};
})();

(node as any).hash = "691608876a6d63685d39bb1e7f66abdc";

export default node;
