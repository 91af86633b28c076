/**
 * @generated SignedSource<<cd647e386770f0c19c1f4c7c00d551f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TrashedSince_document$data = {
  readonly trashedAt: string | null | undefined;
  readonly trashedBy: string | null | undefined;
  readonly " $fragmentType": "TrashedSince_document";
};
export type TrashedSince_document$key = {
  readonly " $data"?: TrashedSince_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrashedSince_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrashedSince_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trashedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trashedBy",
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "b1ce41aa5c9ead565d837954fc9531b6";

export default node;
