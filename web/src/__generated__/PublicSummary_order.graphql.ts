/**
 * @generated SignedSource<<1bde6350ec13f4d8126689c41f07e195>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PublicSummary_order$data = {
  readonly advance: string;
  readonly discount: string;
  readonly gst: string;
  readonly gstPercent: string;
  readonly pending: string;
  readonly shop: {
    readonly mobile: string | null | undefined;
  };
  readonly subtotal: string;
  readonly total: string;
  readonly " $fragmentType": "PublicSummary_order";
};
export type PublicSummary_order$key = {
  readonly " $data"?: PublicSummary_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicSummary_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicSummary_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gst",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "advance",
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
      "concreteType": "PublicShop",
      "kind": "LinkedField",
      "name": "shop",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobile",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PublicOrder",
  "abstractKey": null
};

(node as any).hash = "1c3b939d469bd12bcb8294a01e216741";

export default node;
