/**
 * @generated SignedSource<<50e1f3c664667820d1afc7314e3c0bab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useDocumentPapers_tenant$data = {
  readonly name: string;
  readonly settings: {
    readonly printAtOnce: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"usePapers_tenant">;
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
          "name": "printAtOnce",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePapers_tenant"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "1a394e676b0463de8e0cd7a83a06bc57";

export default node;
