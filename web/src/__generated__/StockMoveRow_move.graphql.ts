/**
 * @generated SignedSource<<79128f0be37c0d147da12f1da477e956>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CorrectionReason = "COUNTED" | "DAMAGED" | "GIVEN_BACK" | "LOST" | "OTHER" | "OWN_USE" | "RECEIVED" | "%future added value";
export type StockMoveKind = "CORRECTION" | "OPENING" | "RETURN" | "SALE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StockMoveRow_move$data = {
  readonly at: string;
  readonly balance: string;
  readonly billNumber: string | null | undefined;
  readonly by: string | null | undefined;
  readonly documentNumber: string | null | undefined;
  readonly goodsReceipt: {
    readonly " $fragmentSpreads": FragmentRefs<"UndoReceipt_receipt">;
  } | null | undefined;
  readonly kind: StockMoveKind;
  readonly note: string | null | undefined;
  readonly orderNumber: string | null | undefined;
  readonly quantity: string;
  readonly reason: CorrectionReason | null | undefined;
  readonly supplier: string | null | undefined;
  readonly variantBalance: string | null | undefined;
  readonly variantSku: string | null | undefined;
  readonly " $fragmentType": "StockMoveRow_move";
};
export type StockMoveRow_move$key = {
  readonly " $data"?: StockMoveRow_move$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockMoveRow_move">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockMoveRow_move",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantBalance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantSku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supplier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsReceipt",
      "kind": "LinkedField",
      "name": "goodsReceipt",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UndoReceipt_receipt"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    }
  ],
  "type": "StockMove",
  "abstractKey": null
};

(node as any).hash = "16e4a2c85d7942b2063e50ae47d01f56";

export default node;
