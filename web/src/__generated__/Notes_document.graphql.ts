/**
 * @generated SignedSource<<78c8a99998a7839366c3ee91a0a862e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Notes_document$data = {
  readonly deliveryDate: string | null | undefined;
  readonly description: string | null | undefined;
  readonly refNumber: string | null | undefined;
  readonly " $fragmentType": "Notes_document";
};
export type Notes_document$key = {
  readonly " $data"?: Notes_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"Notes_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Notes_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refNumber",
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "22efa9277df27c1d7f5910ea48724985";

export default node;
