/**
 * @generated SignedSource<<685734bc1086bc3b09a9529a98492984>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LinkDialog_order$data = {
  readonly customerMobile: string | null | undefined;
  readonly id: string;
  readonly links: ReadonlyArray<{
    readonly until: string;
  }> | null | undefined;
  readonly number: string;
  readonly " $fragmentType": "LinkDialog_order";
};
export type LinkDialog_order$key = {
  readonly " $data"?: LinkDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkDialog_order",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerMobile",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "OrderLink",
        "kind": "LinkedField",
        "name": "links",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "until",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "36ee06fad83e0335237c14e956977612";

export default node;
