/**
 * @generated SignedSource<<cb3e608351d3fe248cd9e6e58b969cc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Pieces_item$data = {
  readonly name: string;
  readonly order: {
    readonly id: string;
  } | null | undefined;
  readonly pieces: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PieceRow_piece">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AlterDialog_item">;
  readonly " $fragmentType": "Pieces_item";
};
export type Pieces_item$key = {
  readonly " $data"?: Pieces_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"Pieces_item">;
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
  "name": "Pieces_item",
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
      "concreteType": "Piece",
      "kind": "LinkedField",
      "name": "pieces",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PieceRow_piece"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlterDialog_item"
    }
  ],
  "type": "OrderItem",
  "abstractKey": null
};
})();

(node as any).hash = "60136fd84aa68eac003a04ac1aa00f88";

export default node;
