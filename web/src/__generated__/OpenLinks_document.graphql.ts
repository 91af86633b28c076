/**
 * @generated SignedSource<<2cb6041ba7da40c8c96da5d37b8ed5b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenLinks_document$data = {
  readonly shares: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"LinkRow_share">;
  }>;
  readonly " $fragmentType": "OpenLinks_document";
};
export type OpenLinks_document$key = {
  readonly " $data"?: OpenLinks_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenLinks_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OpenLinks_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentShare",
      "kind": "LinkedField",
      "name": "shares",
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
          "name": "LinkRow_share"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "e55c9f9c9256c4f648f26771daa25e84";

export default node;
