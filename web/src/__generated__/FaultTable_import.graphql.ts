/**
 * @generated SignedSource<<23453e7c32eb684dd001f87744ff6134>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FaultTable_import$data = {
  readonly faultCount: number;
  readonly faults: ReadonlyArray<{
    readonly column: string | null | undefined;
    readonly label: string;
    readonly message: string;
    readonly row: number;
  }>;
  readonly " $fragmentType": "FaultTable_import";
};
export type FaultTable_import$key = {
  readonly " $data"?: FaultTable_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaultTable_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaultTable_import",
  "selections": [
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
      "concreteType": "SheetFault",
      "kind": "LinkedField",
      "name": "faults",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "row",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "f48864d530e31dd82537c58cdf4246a7";

export default node;
