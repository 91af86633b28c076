/**
 * @generated SignedSource<<844e259db8d31aeacb2273e018504c6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImportAction = "ADD" | "CHANGE" | "REFUSED" | "UNCHANGED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RowTable_import$data = {
  readonly addCount: number;
  readonly changeCount: number;
  readonly rows: ReadonlyArray<{
    readonly action: ImportAction;
    readonly changes: ReadonlyArray<{
      readonly after: string;
      readonly before: string;
      readonly label: string;
    }>;
    readonly row: number;
    readonly title: string;
  }>;
  readonly " $fragmentType": "RowTable_import";
};
export type RowTable_import$key = {
  readonly " $data"?: RowTable_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowTable_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RowTable_import",
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
      "concreteType": "ImportRow",
      "kind": "LinkedField",
      "name": "rows",
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
          "name": "action",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
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
              "name": "before",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "after",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "63c9dba69524d5df503ec1645969cf13";

export default node;
