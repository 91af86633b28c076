/**
 * @generated SignedSource<<7231e8669e636495c9bf124c1813d295>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePagination_pageInfo$data = {
  readonly endCursor: string | null | undefined;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly previousCursor: string | null | undefined;
  readonly " $fragmentType": "usePagination_pageInfo";
};
export type usePagination_pageInfo$key = {
  readonly " $data"?: usePagination_pageInfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePagination_pageInfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePagination_pageInfo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPreviousPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousCursor",
      "storageKey": null
    }
  ],
  "type": "PageInfo",
  "abstractKey": null
};

(node as any).hash = "419acf241f72ab7313091c9b6fb5869e";

export default node;
