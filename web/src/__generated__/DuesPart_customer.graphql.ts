/**
 * @generated SignedSource<<c9255cc121707c9ae0d4430d924b2cbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DuesPart_customer$data = {
  readonly billCount: number;
  readonly credit: string;
  readonly id: string;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly pending: string;
  readonly " $fragmentType": "DuesPart_customer";
};
export type DuesPart_customer$key = {
  readonly " $data"?: DuesPart_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DuesPart_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DuesPart_customer",
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
      "name": "pending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billCount",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "26f37c7d07539d3b7cf543b5fdc0425c";

export default node;
