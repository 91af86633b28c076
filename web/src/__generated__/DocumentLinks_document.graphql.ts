/**
 * @generated SignedSource<<beb88384a62b38a5b04f4a64afb5bd10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DocumentType = "INVOICE" | "ORDER" | "PROPOSAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DocumentLinks_document$data = {
  readonly convertedFrom: {
    readonly id: string;
    readonly number: string;
    readonly type: DocumentType;
  } | null | undefined;
  readonly convertedTo: {
    readonly id: string;
    readonly number: string;
    readonly type: DocumentType;
  } | null | undefined;
  readonly " $fragmentType": "DocumentLinks_document";
};
export type DocumentLinks_document$key = {
  readonly " $data"?: DocumentLinks_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentLinks_document">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "type",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentLinks_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "convertedFrom",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "convertedTo",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};
})();

(node as any).hash = "5a55275b0c3895ab95a6d335fca3791f";

export default node;
