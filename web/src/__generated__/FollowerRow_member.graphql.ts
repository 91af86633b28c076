/**
 * @generated SignedSource<<784ba52438abba019c7c21fa87870ce9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FollowerRow_member$data = {
  readonly dietPlan: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly mobile: string;
  readonly name: string;
  readonly workout: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "FollowerRow_member";
};
export type FollowerRow_member$key = {
  readonly " $data"?: FollowerRow_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowerRow_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowerRow_member",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mobile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Workout",
      "kind": "LinkedField",
      "name": "workout",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DietPlan",
      "kind": "LinkedField",
      "name": "dietPlan",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "GymMember",
  "abstractKey": null
};
})();

(node as any).hash = "adfd847558a5c837874663d7ab9f297a";

export default node;
