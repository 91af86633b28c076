/**
 * @generated SignedSource<<cf344095fce02935272f20cbefa31221>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type WhoPart_customer$data = {
  readonly group: string | null | undefined;
  readonly image: string | null | undefined;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly status: Result<string | null | undefined, unknown>;
  readonly statusAt: string | null | undefined;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerFacts_customer" | "CustomerPicture_customer" | "ProfileBar_customer">;
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
      "name": "image",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      "to": "RESULT"
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
      "name": "CustomerPicture_customer"
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

(node as any).hash = "df5be74d33c16c2f2f8c3252761ef302";

export default node;
