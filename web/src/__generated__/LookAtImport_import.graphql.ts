/**
 * @generated SignedSource<<d5ead63dd82a278f252e9ead8f0f8896>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LookAtImport_import$data = {
  readonly needsMatching: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"MatchImport_import" | "SeenImport_import">;
  readonly " $fragmentType": "LookAtImport_import";
};
export type LookAtImport_import$key = {
  readonly " $data"?: LookAtImport_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"LookAtImport_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LookAtImport_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsMatching",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MatchImport_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeenImport_import"
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "9f5105cfbfc6b16b2a44813bb8228f93";

export default node;
