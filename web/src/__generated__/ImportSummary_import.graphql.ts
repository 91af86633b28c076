/**
 * @generated SignedSource<<68582051448fd64759bd5cd8d4bc5b1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportSummary_import$data = {
  readonly addCount: number;
  readonly changeCount: number;
  readonly refusedCount: number;
  readonly unchangedCount: number;
  readonly " $fragmentType": "ImportSummary_import";
};
export type ImportSummary_import$key = {
  readonly " $data"?: ImportSummary_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportSummary_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportSummary_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unchangedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusedCount",
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "f6559763ed8019b5fc96c53968d87b5f";

export default node;
