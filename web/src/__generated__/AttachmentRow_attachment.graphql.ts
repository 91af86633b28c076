/**
 * @generated SignedSource<<da6a3426e783a9aadf66fb8fb5c16d01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AttachmentRow_attachment$data = {
  readonly addedAt: string;
  readonly addedBy: string;
  readonly id: string;
  readonly name: string;
  readonly thumbnailUrl: string;
  readonly url: string;
  readonly " $fragmentType": "AttachmentRow_attachment";
};
export type AttachmentRow_attachment$key = {
  readonly " $data"?: AttachmentRow_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentRow_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttachmentRow_attachment",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnailUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedBy",
      "storageKey": null
    }
  ],
  "type": "DocumentAttachment",
  "abstractKey": null
};

(node as any).hash = "2360faf209036da604e0958332eb4ccd";

export default node;
