/**
 * @generated SignedSource<<c436ef58169ac1cdb00426ef4662552a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Changes_month$data = {
  readonly changes: ReadonlyArray<{
    readonly after: {
      readonly inAt: string;
      readonly outAt: string | null | undefined;
    } | null | undefined;
    readonly at: string;
    readonly before: {
      readonly inAt: string;
      readonly outAt: string | null | undefined;
    } | null | undefined;
    readonly by: string;
    readonly entryId: string;
    readonly reason: string;
  }>;
  readonly " $fragmentType": "Changes_month";
};
export type Changes_month$key = {
  readonly " $data"?: Changes_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"Changes_month">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "inAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "outAt",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Changes_month",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AttendanceChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entryId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttendanceTimes",
          "kind": "LinkedField",
          "name": "before",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttendanceTimes",
          "kind": "LinkedField",
          "name": "after",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AttendanceMonth",
  "abstractKey": null
};
})();

(node as any).hash = "5a8b5e82f7f7cbbe94006964db99e5d0";

export default node;
