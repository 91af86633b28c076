/**
 * @generated SignedSource<<cf61fbadfe464570032d3d04da4bbac5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CloseFigures_close$data = {
  readonly cashReceived: string;
  readonly closedAt: string;
  readonly closedBy: string;
  readonly coins: ReadonlyArray<{
    readonly count: number;
    readonly value: number;
  }> | null | undefined;
  readonly collected: string;
  readonly collectors: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DaySums_collector">;
  }>;
  readonly counted: string;
  readonly expenses: ReadonlyArray<{
    readonly amount: string;
    readonly id: string;
    readonly purpose: string;
  }>;
  readonly modes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DaySums_mode">;
  }>;
  readonly note: string | null | undefined;
  readonly opening: string;
  readonly paidOut: string;
  readonly reopenedAt: string | null | undefined;
  readonly reopenedBy: string | null | undefined;
  readonly shouldBe: string;
  readonly " $fragmentType": "CloseFigures_close";
};
export type CloseFigures_close$key = {
  readonly " $data"?: CloseFigures_close$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseFigures_close">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseFigures_close",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "collected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptsOfMode",
      "kind": "LinkedField",
      "name": "modes",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "DaySums_mode",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mode",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptsOfCollector",
      "kind": "LinkedField",
      "name": "collectors",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "DaySums_collector",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opening",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashReceived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Expense",
      "kind": "LinkedField",
      "name": "expenses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purpose",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shouldBe",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "counted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoinCount",
      "kind": "LinkedField",
      "name": "coins",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reopenedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reopenedBy",
      "storageKey": null
    }
  ],
  "type": "DayClose",
  "abstractKey": null
};
})();

(node as any).hash = "a4490f9295c6c05587835e0fb1872364";

export default node;
