/**
 * @generated SignedSource<<f1c3349490f1694fd9e6772a36db2274>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Dues_dashboard$data = {
  readonly dues: {
    readonly month: string;
    readonly older: string;
    readonly total: string;
    readonly week: string;
  } | null | undefined;
  readonly " $fragmentType": "Dues_dashboard";
};
export type Dues_dashboard$key = {
  readonly " $data"?: Dues_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"Dues_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Dues_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardDues",
      "kind": "LinkedField",
      "name": "dues",
      "plural": false,
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
          "name": "week",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "older",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "3336f13fa385d56d805bfd573222d66a";

export default node;
