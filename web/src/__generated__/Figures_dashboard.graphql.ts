/**
 * @generated SignedSource<<3c8171b0fea4dcf9f0e1374df0a88195>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Figures_dashboard$data = {
  readonly figures: {
    readonly contactsThisWeek: number;
    readonly myEarnings: string;
    readonly scheduledToday: number;
    readonly totalContacts: number;
    readonly totalCustomers: number;
    readonly totalScheduled: number;
  } | null | undefined;
  readonly " $fragmentType": "Figures_dashboard";
};
export type Figures_dashboard$key = {
  readonly " $data"?: Figures_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"Figures_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Figures_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalContacts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contactsThisWeek",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCustomers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalScheduled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scheduledToday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "myEarnings",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "ee93749ec23bdd868b6371bd2ba4dc29";

export default node;
