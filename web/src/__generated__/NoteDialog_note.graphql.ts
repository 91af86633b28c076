/**
 * @generated SignedSource<<a5e8427891ca8b3b9233be11ce9d80c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteDialog_note$data = {
  readonly id: string;
  readonly note: string;
  readonly tags: ReadonlyArray<string>;
  readonly version: string;
  readonly " $fragmentType": "NoteDialog_note";
};
export type NoteDialog_note$key = {
  readonly " $data"?: NoteDialog_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteDialog_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteDialog_note",
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
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "CustomerNote",
  "abstractKey": null
};

(node as any).hash = "4cedd25b068f6f01da6b0a4f4c74b93e";

export default node;
