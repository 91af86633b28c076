/**
 * @generated SignedSource<<384a37f65e03ac448c8f0414ca029532>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LimitRow_customer$data = {
  readonly creditLimit: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "LimitRow_customer";
};
export type LimitRow_customer$key = {
  readonly " $data"?: LimitRow_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LimitRow_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LimitRow_customer",
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
      "name": "creditLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "0e6949a1425554574ab45134ccc070f2";

export default node;
