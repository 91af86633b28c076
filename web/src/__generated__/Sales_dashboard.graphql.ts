/**
 * @generated SignedSource<<76c72d0fc66b82f7c81e0fbf4ad5d4fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Sales_dashboard$data = {
  readonly sales: {
    readonly days: ReadonlyArray<{
      readonly day: string;
      readonly total: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "Sales_dashboard";
};
export type Sales_dashboard$key = {
  readonly " $data"?: Sales_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sales_dashboard">;
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
  "name": "Sales_dashboard",
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
              "name": "day",
              "storageKey": null
            },
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

(node as any).hash = "2a8dff2dea31ebe30e4c12508f0bc8bd";

export default node;
