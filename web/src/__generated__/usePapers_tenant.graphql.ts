/**
 * @generated SignedSource<<a6c820d6ad4c6ca82c71e98ace07a116>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BillPaper = "PAGE" | "THERMAL_58" | "THERMAL_80" | "%future added value";
export type PageSize = "A4" | "A5" | "LETTER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type usePapers_tenant$data = {
  readonly settings: {
    readonly billPaper: BillPaper;
    readonly pageSize: PageSize;
  };
  readonly " $fragmentType": "usePapers_tenant";
};
export type usePapers_tenant$key = {
  readonly " $data"?: usePapers_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePapers_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePapers_tenant",
  "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "6d6986ec116c29b032ade3fc6c0158b7";

export default node;
