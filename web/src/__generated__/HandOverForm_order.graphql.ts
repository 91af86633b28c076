/**
 * @generated SignedSource<<48082c6d9cdcf78dac144be0cbb7c84f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HandOverForm_order$data = {
  readonly customerName: string;
  readonly id: string;
  readonly pending: string;
  readonly " $fragmentSpreads": FragmentRefs<"readyPieces_order">;
  readonly " $fragmentType": "HandOverForm_order";
};
export type HandOverForm_order$key = {
  readonly " $data"?: HandOverForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandOverForm_order">;
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
  "name": "HandOverForm_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pending",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "readyPieces_order",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
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
              "name": "toWhom",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Piece",
              "kind": "LinkedField",
              "name": "pieces",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PieceHandOver",
                  "kind": "LinkedField",
                  "name": "handOver",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "__typename",
                      "storageKey": null
                    }
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
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "8b78037243d7ff7695b4c233256a6f5e";

export default node;
