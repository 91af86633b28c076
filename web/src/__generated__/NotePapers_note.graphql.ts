/**
 * @generated SignedSource<<5c60522674ecde2abb26beb94300c7bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotePapers_note$data = {
  readonly number: string;
  readonly pdfUrl: string;
  readonly " $fragmentType": "NotePapers_note";
};
export type NotePapers_note$key = {
  readonly " $data"?: NotePapers_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotePapers_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotePapers_note",
  "selections": [
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
      "name": "pdfUrl",
      "storageKey": null
    }
  ],
  "type": "CreditNote",
  "abstractKey": null
};

(node as any).hash = "20c1de41e49254fd0d6c812cabac0046";

export default node;
