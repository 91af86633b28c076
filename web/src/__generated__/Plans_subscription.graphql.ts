/**
 * @generated SignedSource<<4e319be83bcde170fc78e91f0149f7df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Plans_subscription$data = {
  readonly duration: string | null | undefined;
  readonly packages: ReadonlyArray<{
    readonly code: string;
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
      "kind": "ScalarField",
      "name": "duration",
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
          "name": "code",
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

(node as any).hash = "1b6c1192859d37bb89dee2c2f4f79759";

export default node;
