/**
 * @generated SignedSource<<36150736292e17d9c5fca55eae2d46fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Target_commission$data = {
  readonly employeeId: string;
  readonly target: {
    readonly amount: string | null | undefined;
    readonly month: string;
    readonly " $fragmentSpreads": FragmentRefs<"TargetBar_target">;
  };
  readonly " $fragmentType": "Target_commission";
};
export type Target_commission$key = {
  readonly " $data"?: Target_commission$data;
  readonly " $fragmentSpreads": FragmentRefs<"Target_commission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Target_commission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employeeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesTarget",
      "kind": "LinkedField",
      "name": "target",
      "plural": false,
      "selections": [
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
          "name": "amount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TargetBar_target"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EmployeeCommission",
  "abstractKey": null
};

(node as any).hash = "8359c9535d2fb815671ecdbfc913f14a";

export default node;
