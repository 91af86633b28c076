/**
 * @generated SignedSource<<9532d1fa04ae0191f74f460890179198>>
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
  readonly payOn: string | null | undefined;
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
      "name": "payOn",
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

(node as any).hash = "01e9ea14c5fda7e812737b5ffbf91034";

export default node;
