/**
 * @generated SignedSource<<f7b50588fe44a95d62b2ce76c243d830>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Plan_package$data = {
  readonly durations: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly price: string;
    readonly " $fragmentSpreads": FragmentRefs<"PlanPrice_duration">;
  }>;
  readonly features: ReadonlyArray<string>;
  readonly name: string;
  readonly " $fragmentType": "Plan_package";
};
export type Plan_package$key = {
  readonly " $data"?: Plan_package$data;
  readonly " $fragmentSpreads": FragmentRefs<"Plan_package">;
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
  "name": "Plan_package",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "features",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PackageDuration",
      "kind": "LinkedField",
      "name": "durations",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanPrice_duration"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SubscriptionPackage",
  "abstractKey": null
};
})();

(node as any).hash = "b6fe496719865dbac47847ebfb358c1b";

export default node;
