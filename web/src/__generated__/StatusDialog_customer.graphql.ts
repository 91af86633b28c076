/**
 * @generated SignedSource<<d3ebf8989b746c3b69b9a1459880c3d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatusDialog_customer$data = {
  readonly id: string;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly status: string | null | undefined;
  readonly " $fragmentType": "StatusDialog_customer";
};
export type StatusDialog_customer$key = {
  readonly " $data"?: StatusDialog_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusDialog_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusDialog_customer",
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
      "name": "mobile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "3b49502353f8ce3b1c329e2f03a657ec";

export default node;
