/**
 * @generated SignedSource<<c6518d7910004791ecd5ef155b1e7154>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PointsDialog_product$data = {
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
  readonly title: string;
  readonly viewerCanAssignPoints: boolean;
  readonly " $fragmentType": "PointsDialog_product";
};
export type PointsDialog_product$key = {
  readonly " $data"?: PointsDialog_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointsDialog_product">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PointsDialog_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
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

(node as any).hash = "cd94241e18ad9fd26c0d6cfc83c88181";

export default node;
