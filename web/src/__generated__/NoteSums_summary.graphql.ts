/**
 * @generated SignedSource<<1988dd13f61fcbaf1099455a40434dce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteSums_summary$data = {
  readonly againstDue: string;
  readonly kept: string;
  readonly refunded: string;
  readonly total: string;
  readonly " $fragmentType": "NoteSums_summary";
};
export type NoteSums_summary$key = {
  readonly " $data"?: NoteSums_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteSums_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteSums_summary",
  "selections": [
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
      "name": "againstDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kept",
      "storageKey": null
    }
  ],
  "type": "CreditNoteSummary",
  "abstractKey": null
};

(node as any).hash = "ec959dc7c5b383668667ef3b0e441378";

export default node;
