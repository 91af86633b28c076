/**
 * @generated SignedSource<<9355d197473d798e2de4afbf215c18b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderScreen_order$data = {
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly pieces: ReadonlyArray<{
      readonly state: PieceState;
    }>;
  }>;
  readonly mayEdit: boolean;
  readonly number: string;
  readonly pending: string;
  readonly pieces: number;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerHead_order" | "CustomerLink_order" | "HandOver_order" | "MoneyFoot_order" | "OrderItems_order" | "OrderSlips_order" | "OrderSplit_order" | "OrderWay_order" | "StatusMenu_order" | "Summary_order">;
  readonly " $fragmentType": "OrderScreen_order";
};
export type OrderScreen_order$key = {
  readonly " $data"?: OrderScreen_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderScreen_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fixed",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderScreen_order",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pieces",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayEdit",
      "storageKey": null
    },
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
          "concreteType": "Piece",
          "kind": "LinkedField",
          "name": "pieces",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "StatusMenu_order",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "name": "advance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderStatus",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderStatus",
          "kind": "LinkedField",
          "name": "allowedStatuses",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
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
      "name": "CustomerHead_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderWay_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HandOver_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderItems_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSplit_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Summary_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoneyFoot_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerLink_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSlips_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "352cbf17fd6da98dc63703589d50440b";

export default node;
