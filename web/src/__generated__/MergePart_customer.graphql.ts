/**
 * @generated SignedSource<<32719d030478afd3023b1146fccfd1c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MergePart_customer$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanMerge: boolean;
  readonly " $fragmentType": "MergePart_customer";
};
export type MergePart_customer$key = {
  readonly " $data"?: MergePart_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergePart_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergePart_customer",
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
      "name": "viewerCanMerge",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "3c4a325da1541f18b6e5d0c76cd6aad3";

export default node;
