/**
 * @generated SignedSource<<e728b4ddf0798f595bc937f8e1f4407a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PublicShop_shop$data = {
  readonly address: string | null | undefined;
  readonly email: string | null | undefined;
  readonly image: string | null | undefined;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly ownerName: string;
  readonly " $fragmentType": "PublicShop_shop";
};
export type PublicShop_shop$key = {
  readonly " $data"?: PublicShop_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicShop_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicShop_shop",
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
      "name": "ownerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
      "name": "image",
      "storageKey": null
    }
  ],
  "type": "PublicShop",
  "abstractKey": null
};

(node as any).hash = "3ff55bf5721625e0680b679f31bce54e";

export default node;
