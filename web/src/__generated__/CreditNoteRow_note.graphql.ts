/**
 * @generated SignedSource<<19f19ce74ca6c4a137d669dd177ebcd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReturnReason = "BILLED_WRONG" | "DAMAGED" | "NOT_LIKED" | "OTHER" | "WRONG_ITEM" | "WRONG_SIZE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditNoteRow_note$data = {
  readonly createdBy: string;
  readonly date: string;
  readonly lines: ReadonlyArray<{
    readonly name: string;
    readonly quantity: string;
    readonly unit: string;
  }>;
  readonly note: string | null | undefined;
  readonly number: string;
  readonly pdfUrl: string;
  readonly reason: ReturnReason;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"settledText_note">;
  readonly " $fragmentType": "CreditNoteRow_note";
};
export type CreditNoteRow_note$key = {
  readonly " $data"?: CreditNoteRow_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditNoteRow_note">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditNoteRow_note",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdBy",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "settledText_note",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "againstDue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refunded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundMode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creditLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CreditUse",
          "kind": "LinkedField",
          "name": "creditUses",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pdfUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditNoteLine",
      "kind": "LinkedField",
      "name": "lines",
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
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditNote",
  "abstractKey": null
};
})();

(node as any).hash = "3344cb646509fa987951c17dd9fa1bd9";

export default node;
