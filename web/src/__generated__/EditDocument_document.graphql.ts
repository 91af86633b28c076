/**
 * @generated SignedSource<<78153d052f7c7e2601486583c8419baf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditDocument_document$data = {
  readonly editing: {
    readonly refusal: string | null | undefined;
  };
  readonly id: string;
  readonly number: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EditPage_document" | "readDocument_document">;
  readonly " $fragmentType": "EditDocument_document";
};
export type EditDocument_document$key = {
  readonly " $data"?: EditDocument_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditDocument_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditDocument_document",
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
      "concreteType": "DocumentEditing",
      "kind": "LinkedField",
      "name": "editing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refusal",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "readDocument_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditPage_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "fa60fae156c05d5f13f74842dca768a1";

export default node;
