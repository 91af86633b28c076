/**
 * @generated SignedSource<<9d078ccc2aeaea51b2ab7347c913338a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenDayColumn_day$data = {
  readonly cashReceived: string;
  readonly collected: string;
  readonly collectors: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DaySums_collector">;
  }>;
  readonly day: string;
  readonly modes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DaySums_mode">;
  }>;
  readonly overdueDay: string | null | undefined;
  readonly receipts: number;
  readonly since: string;
  readonly " $fragmentSpreads": FragmentRefs<"ExpenseRows_day">;
  readonly " $fragmentType": "OpenDayColumn_day";
};
export type OpenDayColumn_day$key = {
  readonly " $data"?: OpenDayColumn_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenDayColumn_day">;
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
  "name": "OpenDayColumn_day",
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
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receipts",
      "storageKey": null
    },
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
      "name": "cashReceived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdueDay",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExpenseRows_day"
    }
  ],
  "type": "DayBook",
  "abstractKey": null
};
})();

(node as any).hash = "2f4db8dbac62c6c50fa8173db7bcd096";

export default node;
