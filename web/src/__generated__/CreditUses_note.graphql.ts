/**
 * @generated SignedSource<<a5b925efec6954e9c7c726cdf1a5e04e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditUses_note$data = {
  readonly creditLeft: string;
  readonly creditUses: ReadonlyArray<{
    readonly amount: string;
    readonly date: string;
    readonly documentId: string;
    readonly number: string;
  }>;
  readonly " $fragmentType": "CreditUses_note";
};
export type CreditUses_note$key = {
  readonly " $data"?: CreditUses_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditUses_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditUses_note",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "documentId",
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
          "name": "date",
          "storageKey": null
        },
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
  "type": "CreditNote",
  "abstractKey": null
};

(node as any).hash = "f6c1d05480c9e3c00f7fb4dc363781d8";

export default node;
