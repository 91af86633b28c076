/**
 * @generated SignedSource<<dc0bdf200bbab1e3935e860540c240e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeenImport_import$data = {
  readonly addCount: number;
  readonly annotatedUrl: string | null | undefined;
  readonly changeCount: number;
  readonly faultCount: number;
  readonly fileName: string;
  readonly rowCount: number;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"FaultTable_import" | "ImportSummary_import" | "RowTable_import">;
  readonly " $fragmentType": "SeenImport_import";
};
export type SeenImport_import$key = {
  readonly " $data"?: SeenImport_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeenImport_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeenImport_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
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
      "name": "faultCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "annotatedUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportSummary_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FaultTable_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RowTable_import"
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "b421264db6ceab064d8402891d3b1bfe";

export default node;
