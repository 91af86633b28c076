/**
 * @generated SignedSource<<6f86e9094c32375f3e2798e741a640ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SoldToday_dashboard$data = {
  readonly sales: {
    readonly days: ReadonlyArray<{
      readonly total: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SoldToday_dashboard";
};
export type SoldToday_dashboard$key = {
  readonly " $data"?: SoldToday_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"SoldToday_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "days"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SoldToday_dashboard",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "days",
          "variableName": "days"
        }
      ],
      "concreteType": "DashboardSales",
      "kind": "LinkedField",
      "name": "sales",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SalesOfDay",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "b746631819a8332620f6030fa851827d";

export default node;
