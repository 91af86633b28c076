/**
 * @generated SignedSource<<298b4e93477c589a99e81b7c0e06e151>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AssignForm_order$data = {
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly assignments: ReadonlyArray<{
      readonly stage: {
        readonly id: string;
      };
    }>;
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly toWhom: string | null | undefined;
  }>;
  readonly " $fragmentType": "AssignForm_order";
};
export type AssignForm_order$key = {
  readonly " $data"?: AssignForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignForm_order">;
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
  "metadata": null,
  "name": "AssignForm_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderItem",
      "kind": "LinkedField",
      "name": "items",
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
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toWhom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StageAssignment",
          "kind": "LinkedField",
          "name": "assignments",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Stage",
              "kind": "LinkedField",
              "name": "stage",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "3f6a71e924aeef48f0fc13aad0c9ce07";

export default node;
