/**
 * @generated SignedSource<<f13192c7453e3d801fc75c4102ab1d9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BillPaper = "PAGE" | "THERMAL_58" | "THERMAL_80" | "%future added value";
export type PageSize = "A4" | "A5" | "LETTER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useDocumentPapers_tenant$data = {
  readonly name: string;
  readonly settings: {
    readonly billPaper: BillPaper;
    readonly pageSize: PageSize;
    readonly printAtOnce: boolean;
  };
  readonly " $fragmentType": "useDocumentPapers_tenant";
};
export type useDocumentPapers_tenant$key = {
  readonly " $data"?: useDocumentPapers_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDocumentPapers_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDocumentPapers_tenant",
  "selections": [
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
      "concreteType": "TenantSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billPaper",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageSize",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "printAtOnce",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "fc3be136de284ef7acdfb5e031db0f78";

export default node;
