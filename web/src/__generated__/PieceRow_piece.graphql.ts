/**
 * @generated SignedSource<<8ebb71fde032ddec75d4607fbc1e86cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PieceState = "DONE" | "IN_PROCESS" | "PENDING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PieceRow_piece$data = {
  readonly alterations: ReadonlyArray<{
    readonly order: {
      readonly id: string;
    } | null | undefined;
    readonly orderNumber: string;
  }>;
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
  readonly " $fragmentType": "PieceRow_piece";
};
export type PieceRow_piece$key = {
  readonly " $data"?: PieceRow_piece$data;
  readonly " $fragmentSpreads": FragmentRefs<"PieceRow_piece">;
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
  "name": "PieceRow_piece",
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
      "concreteType": "Stage",
      "kind": "LinkedField",
      "name": "stage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PieceAlteration",
      "kind": "LinkedField",
      "name": "alterations",
      "plural": true,
      "selections": [
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Piece",
  "abstractKey": null
};
})();

(node as any).hash = "71a5b3b5bdecde4da7756ae6bb34de1a";

export default node;
