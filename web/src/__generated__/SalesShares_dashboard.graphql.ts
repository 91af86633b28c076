/**
 * @generated SignedSource<<f9f601d7db06ed773c4809f2c8f1c877>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMode = "BANK" | "CARD" | "CASH" | "CREDIT" | "UPI" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SalesShares_dashboard$data = {
  readonly sales: {
    readonly employees: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly total: string;
    }>;
    readonly modes: ReadonlyArray<{
      readonly mode: PaymentMode;
      readonly total: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SalesShares_dashboard";
};
export type SalesShares_dashboard$key = {
  readonly " $data"?: SalesShares_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"SalesShares_dashboard">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "days"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SalesShares_dashboard",
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
          "concreteType": "SalesOfMode",
          "kind": "LinkedField",
          "name": "modes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mode",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SalesOfEmployee",
          "kind": "LinkedField",
          "name": "employees",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v0/*:: as any*/)
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
})();

(node as any).hash = "5c9ebc2d28c2f07a605e2f5d0b2c6950";

export default node;
