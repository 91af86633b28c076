/**
 * @generated SignedSource<<86e2c1d5461cd383d77223042c30df5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpeningRow_customer$data = {
  readonly id: string;
  readonly name: string;
  readonly openingDue: {
    readonly amount: string;
    readonly pending: string;
    readonly since: string;
  } | null | undefined;
  readonly viewerCanSetOpeningDue: boolean;
  readonly " $fragmentType": "OpeningRow_customer";
};
export type OpeningRow_customer$key = {
  readonly " $data"?: OpeningRow_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningRow_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningRow_customer",
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
      "concreteType": "OpeningDue",
      "kind": "LinkedField",
      "name": "openingDue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSetOpeningDue",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "21c41b26226d97145d4fd1c9f71bbf71";

export default node;
