/**
 * @generated SignedSource<<83d7f4ab1862483baff78452adb001cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FixedStatus = "CANCELLED" | "COMPLETED" | "HELD" | "IN_PROCESS" | "PARTIALLY_DONE" | "PENDING" | "%future added value";
import { FragmentRefs, Result } from "relay-runtime";
export type Statuses_tenant$data = {
  readonly statuses: Result<ReadonlyArray<{
    readonly fixed: FixedStatus | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly orderCount: number;
    readonly version: string;
  }>, unknown>;
  readonly " $fragmentType": "Statuses_tenant";
};
export type Statuses_tenant$key = {
  readonly " $data"?: Statuses_tenant$data;
  readonly " $fragmentSpreads": FragmentRefs<"Statuses_tenant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Statuses_tenant",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "OrderStatus",
        "kind": "LinkedField",
        "name": "statuses",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fixed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orderCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Tenant",
  "abstractKey": null
};

(node as any).hash = "0838043ca36e235941f2e35d80b88e4f";

export default node;
