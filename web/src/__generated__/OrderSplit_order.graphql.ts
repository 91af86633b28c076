/**
 * @generated SignedSource<<d52ad71a485cfb549eb04eb724f53325>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderSplit_order$data = {
  readonly commissionParts: ReadonlyArray<{
    readonly employee: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly percent: number;
  }> | null | undefined;
  readonly employee: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly viewerCanSplitCommission: boolean;
  readonly " $fragmentType": "OrderSplit_order";
};
export type OrderSplit_order$key = {
  readonly " $data"?: OrderSplit_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSplit_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSplit_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Employee",
      "kind": "LinkedField",
      "name": "employee",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSplitCommission",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CommissionPart",
        "kind": "LinkedField",
        "name": "commissionParts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "percent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Employee",
            "kind": "LinkedField",
            "name": "employee",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "db4a6eed9d107d4385891105412cb43f";

export default node;
