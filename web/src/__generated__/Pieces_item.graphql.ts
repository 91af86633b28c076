/**
 * @generated SignedSource<<dd4e26054ecc9ff9a9d1c0f986759bfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Pieces_item$data = {
  readonly name: string;
  readonly pieces: ReadonlyArray<{
    readonly employee: {
      readonly fullName: string;
    } | null | undefined;
    readonly id: string;
    readonly number: number;
    readonly stage: {
      readonly name: string;
    } | null | undefined;
    readonly state: PieceState;
  }>;
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
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Pieces_item",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "id",
          "storageKey": null
        },
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
          "concreteType": "Stage",
          "kind": "LinkedField",
          "name": "stage",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Employee",
          "kind": "LinkedField",
          "name": "employee",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderItem",
  "abstractKey": null
};
})();

(node as any).hash = "95dd2e0bddff4887b9b9825e8d9fb934";

export default node;
