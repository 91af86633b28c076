/**
 * @generated SignedSource<<78aa76b0dfe371b15d496c7d1fed0360>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BulkRow_contact$data = {
  readonly assignedTo: {
    readonly fullName: string;
    readonly image: string | null | undefined;
  } | null | undefined;
  readonly createdAt: string;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "BulkRow_contact";
};
export type BulkRow_contact$key = {
  readonly " $data"?: BulkRow_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkRow_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkRow_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mobile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Employee",
      "kind": "LinkedField",
      "name": "assignedTo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "image",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "46ed4d7fbb6c6d0c09611e40cf6af30b";

export default node;
