/**
 * @generated SignedSource<<66aa626d6cbada67ff56593e1dda367f>>
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
  readonly order: {
    readonly id: string;
  } | null | undefined;
  readonly pieces: ReadonlyArray<{
    readonly employee: {
      readonly fullName: string;
    } | null | undefined;
    readonly handOver: {
      readonly by: string | null | undefined;
      readonly collectedBy: string | null | undefined;
      readonly date: string;
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
},
v1 = {
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Piece",
      "kind": "LinkedField",
      "name": "pieces",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
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
              "name": "date",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "collectedBy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "by",
              "storageKey": null
            }
          ],
          "storageKey": null
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "OrderItem",
  "abstractKey": null
};
})();

(node as any).hash = "3e027306f851a11827cc16c358254676";

export default node;
