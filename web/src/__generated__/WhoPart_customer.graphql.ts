/**
 * @generated SignedSource<<df48467a821a7985b29fa6a78ac5d294>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WhoPart_customer$data = {
  readonly group: string | null | undefined;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly status: string | null | undefined;
  readonly statusAt: string | null | undefined;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFacts_customer" | "ProfileBar_customer">;
  readonly " $fragmentType": "WhoPart_customer";
};
export type WhoPart_customer$key = {
  readonly " $data"?: WhoPart_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhoPart_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhoPart_customer",
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
      "name": "group",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusAt",
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
      "name": "ProfileBar_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerFacts_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "6ed2d03190dd73d08f827c7d0a879ac9";

export default node;
