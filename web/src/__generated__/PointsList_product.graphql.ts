/**
 * @generated SignedSource<<1afd7fb3d55249b1de21686741a0422e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PointsList_product$data = {
  readonly assignedPoints: {
    readonly assignments: ReadonlyArray<{
      readonly designation: {
        readonly id: string;
        readonly name: string;
      };
      readonly id: string;
      readonly points: string;
    }>;
    readonly choices: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly id: string;
  readonly viewerCanAssignPoints: boolean;
  readonly " $fragmentType": "PointsList_product";
};
export type PointsList_product$key = {
  readonly " $data"?: PointsList_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointsList_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
  "metadata": null,
  "name": "PointsList_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAssignPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignedPoints",
      "kind": "LinkedField",
      "name": "assignedPoints",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PointsAssignment",
          "kind": "LinkedField",
          "name": "assignments",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Designation",
              "kind": "LinkedField",
              "name": "designation",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "points",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Designation",
          "kind": "LinkedField",
          "name": "choices",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "2c6e3658046f05a9cfbe09829f1da1ef";

export default node;
