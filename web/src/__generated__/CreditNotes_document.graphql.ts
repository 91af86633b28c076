/**
 * @generated SignedSource<<fefcfc98ef39be2c2319e44be39530bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditNotes_document$data = {
  readonly creditNotes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CreditNoteRow_note">;
  }> | null | undefined;
  readonly " $fragmentType": "CreditNotes_document";
};
export type CreditNotes_document$key = {
  readonly " $data"?: CreditNotes_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditNotes_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditNotes_document",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CreditNote",
        "kind": "LinkedField",
        "name": "creditNotes",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "CreditNoteRow_note"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "271454f552b831d6bfb1dc307ea157ca";

export default node;
