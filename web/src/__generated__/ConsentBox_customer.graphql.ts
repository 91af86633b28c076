/**
 * @generated SignedSource<<f47bba1b80f6a3c644f66f3c296460e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConsentSource = "COUNTER" | "ONLINE" | "PAPER" | "PHONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ConsentBox_customer$data = {
  readonly consent: {
    readonly at: string | null | undefined;
    readonly given: boolean;
    readonly source: ConsentSource | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "ConsentBox_customer";
};
export type ConsentBox_customer$key = {
  readonly " $data"?: ConsentBox_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentBox_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsentBox_customer",
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
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Consent",
      "kind": "LinkedField",
      "name": "consent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "given",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d96813a50b532f1d473e2304b826dd55";

export default node;
